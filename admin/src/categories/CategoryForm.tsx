import { LANGUAGES, MAX_REASON_LENGTH, type CategorySheet } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { EffectsNote } from '../facts/EffectsNote.tsx';
import { FactNote } from '../facts/FactNote.tsx';
import fieldsCss from '../facts/FactFields.module.css';
import css from '../facts/PersonEditor.module.css';
import { MemberFields } from './MemberFields.tsx';
import { useCategoryDraft } from './use-category-draft.ts';
import { useCategoryEffects } from './use-category-effects.ts';
import { useCategorySave } from './use-category-save.ts';

export interface CategoryFormProps {
  sheet: CategorySheet;
  /** Undefined for a new group. */
  id: string | undefined;
  onClose(): void;
}

const MOST_LETTERS = 60;

/** The names, members and state of a written group. Unsaved changes survive a reload. */
export function CategoryForm({ sheet, id, onClose }: CategoryFormProps) {
  const t = useTexts();
  const { t: ui, language } = usePlatform();
  const [reason, setReason] = useState('');
  const { draft, change, clear, isChanged } = useCategoryDraft(sheet);
  const effects = useCategoryEffects(id, draft, isChanged);
  const { save, isPending, faults } = useCategorySave(id, () => {
    clear();
    onClose();
  });
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const note = (field: string) => (
    <FactNote
      id={`category-${field}`}
      faults={faults.filter((fault) => fault.field === field)}
      conflict={undefined}
      onUseTheirs={() => undefined}
    />
  );
  return (
    <form
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        save({ draft, version: sheet.version, reason });
      }}
    >
      <div className={fieldsCss.fields}>
        {LANGUAGES.map((code) => (
          <div key={code}>
            <TextField
              label={t('categories.name', { language: languageNames.of(code)! })}
              lang={code}
              required
              maxLength={MOST_LETTERS}
              value={draft.names[code]}
              onChange={({ currentTarget }) => change({ names: { ...draft.names, [code]: currentTarget.value } })}
            />
            {note(`name.${code}`)}
          </div>
        ))}
      </div>
      <MemberFields members={draft.members} onChange={(members) => change({ members })} />
      {note('members')}
      <label className={css.flag}>
        <input
          type="checkbox"
          checked={draft.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        {t('categories.enabled')}
      </label>
      {note('enabled')}
      <EffectsNote effects={effects} />
      <TextField
        label={t('facts.reason')}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button look="secondary" onClick={onClose}>
          {ui('ui.cancel')}
        </Button>
        <Button look="secondary" disabled={!isChanged} onClick={clear}>
          {t('facts.discard')}
        </Button>
        <Button type="submit" disabled={!isChanged || isPending}>
          {t('facts.save')}
        </Button>
      </div>
    </form>
  );
}
