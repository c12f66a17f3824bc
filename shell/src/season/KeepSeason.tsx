import { Button, buttonClass } from '@soccer-legends/ui';
import { useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { siteLedger } from '../matchday/site-ledger.ts';
import { readSeasonFile, SEASON_FILE_NAME, writeSeasonFile } from './season-file.ts';
import css from './Season.module.css';

/** What opening a file led to: a number of added results, or why it was refused. */
type Opened = { added: number } | { fault: 'newer' | 'broken' };

/** Saves the season as a file, and merges the season of a file. */
export function KeepSeason() {
  const { t } = useShellTexts();
  const [opened, setOpened] = useState<Opened>();
  return (
    <section className={css.card}>
      <h2>{t('season.keep')}</h2>
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
              // The same file can be opened again.
              currentTarget.value = '';
              if (file) void open(file).then(setOpened);
            }}
          />
        </label>
      </div>
      <p role="status">{opened && <Outcome {...opened} />}</p>
    </section>
  );
}

function Outcome(opened: Opened) {
  const { t } = useShellTexts();
  if ('fault' in opened) return t(opened.fault === 'newer' ? 'season.fileNewer' : 'season.fileBroken');
  return opened.added > 0 ? t('season.added', { count: opened.added }) : t('season.addedNone');
}

async function save(): Promise<void> {
  const text = writeSeasonFile(await siteLedger.rounds(), new Date());
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = SEASON_FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}

async function open(file: File): Promise<Opened> {
  const read = readSeasonFile(await file.text());
  if ('fault' in read) return read;
  const before = await siteLedger.rounds();
  await siteLedger.merge(read.rounds);
  return { added: (await siteLedger.rounds()).length - before.length };
}
