import { LANGUAGES, type FieldFault } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { TextField } from '../components/Field.tsx';
import fieldsCss from '../facts/FactFields.module.css';
import { FactNote } from '../facts/FactNote.tsx';
import css from '../facts/PersonEditor.module.css';
import { MemberFields } from './MemberFields.tsx';
import type { CategoryDraft } from './use-category-draft.ts';

const MOST_LETTERS = 60;

interface CategoryFieldsProps {
  draft: CategoryDraft;
  /** Rules that the group breaks, by field. */
  faults: readonly FieldFault[];
  onChange(changes: Partial<CategoryDraft>): void;
}

/** The fields of a hand-written group, with the errors of each. */
export function CategoryFields({ draft, faults, onChange }: CategoryFieldsProps) {
  const t = useTexts();
  return (
    <>
      <NameFields draft={draft} faults={faults} onChange={onChange} />
      <MemberFields members={draft.members} onChange={(members) => onChange({ members })} />
      <Note field="members" faults={faults} />
      <label className={css.flag}>
        <input
          type="checkbox"
          checked={draft.enabled}
          onChange={({ currentTarget }) => onChange({ enabled: currentTarget.checked })}
        />
        {t('categories.enabled')}
      </label>
      <Note field="enabled" faults={faults} />
    </>
  );
}

function NameFields({ draft: { names }, faults, onChange }: CategoryFieldsProps) {
  const t = useTexts();
  const { language } = usePlatform();
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <div className={fieldsCss.fields}>
      {LANGUAGES.map((code) => (
        <div key={code} className={fieldsCss.field}>
          <TextField
            label={t('categories.name', { language: languageNames.of(code)! })}
            lang={code}
            required={code === language}
            placeholder={names[language]}
            maxLength={MOST_LETTERS}
            value={names[code]}
            onValue={(name) => onChange({ names: { ...names, [code]: name } })}
          />
          <Note field={`name.${code}`} faults={faults} />
        </div>
      ))}
    </div>
  );
}

function Note({ field, faults }: { field: string; faults: readonly FieldFault[] }) {
  return <FactNote id={`category-${field}`} faults={faults.filter((fault) => fault.field === field)} />;
}
