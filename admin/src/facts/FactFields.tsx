import { LONGEST_NAME, type FactValue, type PersonFields } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useId } from 'react';
import { ChoiceField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFactForm } from './fact-form.ts';
import css from './FactFields.module.css';
import { FactNote } from './FactNote.tsx';

/** An empty text means that the fact is unknown, except for the name. */
export function TextFact({ field }: { field: 'name' | 'fullName' | 'surname' }) {
  const { values, setField } = useFactForm();
  const noteId = useId();
  return (
    <div className={css.field}>
      <TextField
        {...useInput(field, noteId)}
        maxLength={LONGEST_NAME}
        value={values[field] ?? ''}
        onValue={(value) => setField(field, value === '' && field !== 'name' ? null : value)}
      />
      <Notes field={field} id={noteId} />
    </div>
  );
}

/** @param digits maximum number of digits */
export function NumberFact({ field, digits }: { field: 'born' | 'number'; digits: number }) {
  const { values, setField } = useFactForm();
  const noteId = useId();
  const read = (text: string): number | null => {
    const typed = text.replaceAll(/\D/g, '').slice(0, digits);
    return typed === '' ? null : Number(typed);
  };
  return (
    <div className={css.short}>
      <TextField
        {...useInput(field, noteId)}
        inputMode="numeric"
        value={values[field] ?? ''}
        onValue={(value) => setField(field, read(value))}
      />
      <Notes field={field} id={noteId} />
    </div>
  );
}

export interface ChoiceFactProps {
  field: 'nation' | 'leagueCountry' | 'position' | 'fame';
  options: readonly (readonly [value: string, text: string])[];
  isKnown?: boolean;
  /** Returns the fact of an option. */
  read?(value: string): FactValue;
}

export function ChoiceFact({ field, options, isKnown = false, read = (value) => value }: ChoiceFactProps) {
  const { values, setField } = useFactForm();
  const noteId = useId();
  const chosen = values[field];
  const choices = [
    ...(isKnown ? [] : [['', '–'] as const]),
    // Without its options, the field would look as if the fact were unknown.
    ...(typeof chosen === 'string' && options.length === 0 ? [[chosen, chosen] as const] : []),
    ...options,
  ];
  return (
    <div className={css.field}>
      <ChoiceField
        {...useInput(field, noteId)}
        value={String(chosen ?? '')}
        choices={choices}
        onValue={(value) => setField(field, value === '' ? null : read(value))}
      />
      <Notes field={field} id={noteId} />
    </div>
  );
}

/** Properties that the controls of all fields share. */
function useInput(field: keyof PersonFields, noteId: string) {
  const t = useTexts();
  const { isChanged, refusalOf } = useFactForm();
  const { faults, conflict } = refusalOf(field);
  const isWrong = faults.length > 0 || conflict !== undefined;
  return {
    name: field,
    label: t(`facts.field.${field}`),
    className: isChanged(field) ? css.changed : undefined,
    'aria-invalid': isWrong || undefined,
    'aria-errormessage': isWrong ? noteId : undefined,
    autoComplete: 'off',
  };
}

/** The value in the sources, and why the server rejected the field. */
function Notes({ field, id }: { field: keyof PersonFields; id: string }) {
  const t = useTexts();
  const { values, sources, refusalOf, setField } = useFactForm();
  const source = sources[field];
  return (
    <>
      {source !== undefined && values[field] !== source && (
        <p className={css.source}>
          {t('facts.source', { value: String(source ?? '–') })}{' '}
          <SmallButton
            aria-label={t('facts.followNamed', { name: t(`facts.field.${field}`) })}
            onClick={() => setField(field, source)}
          >
            {t('facts.follow')}
          </SmallButton>
        </p>
      )}
      <FactNote id={id} {...refusalOf(field)} onUseTheirs={(theirs) => setField(field, theirs)} />
    </>
  );
}
