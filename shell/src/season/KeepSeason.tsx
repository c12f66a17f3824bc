import { Button, buttonClass } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { FoldedCard, OpenedText } from './FoldedCard.tsx';
import { mergeSeason, type Opened, ownSeason } from './merge-season.ts';
import { SEASON_FILE_NAME } from './season-file.ts';
import css from './Season.module.css';

/** For example a file that was deleted after it was chosen. */
const UNREADABLE: Opened = { fault: 'broken' };

/** Saves the season as a file, and adds the rounds of such a file to this browser. */
export function KeepSeason() {
  const { t } = useShellTexts();
  const [opened, setOpened] = useState<Opened>();
  return (
    <FoldedCard title={t('season.keep')}>
      <p>{t('season.keepText')}</p>
      <p>{t('season.keepHow')}</p>
      <div className={css.buttons}>
        <Button look="secondary" onClick={() => void save()}>
          {t('season.save')}
        </Button>
        <label className={`${buttonClass('secondary')} ${css.file}`}>
          {t('season.open')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // Otherwise, choosing the same file again triggers no event.
              currentTarget.value = '';
              if (file)
                void file
                  .text()
                  .then(mergeSeason, () => UNREADABLE)
                  .then(setOpened);
            }}
          />
        </label>
      </div>
      <p role="status">{opened && <OpenedText {...opened} />}</p>
    </FoldedCard>
  );
}

async function save(): Promise<void> {
  const text = await ownSeason();
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = SEASON_FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
