import {
  POSITIONS,
  type AdminTeam,
  type EditedPeople,
  type FactConflict,
  type FactSheet,
  type FactValue,
  type PersonFields,
} from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { SelectField, TextField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { isEmpty, newKeys, spellRows, toChange } from './draft.ts';
import { FactNote } from './FactNote.tsx';
import css from './PersonEditor.module.css';
import { SpellTable } from './SpellTable.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

const MAX_REASON = 500;

export interface PersonEditorProps {
  people: EditedPeople;
  sheet: FactSheet;
  /** A field to begin with, such as `born` or `career`. */
  focus?: string | undefined;
  onSaved(sheet: FactSheet): void;
  onClose(): void;
}

/** A form for all facts about a person. Unsaved changes survive a reload. */
export function PersonEditor({ people, sheet, focus, onSaved, onClose }: PersonEditorProps) {
  const t = useTexts();
  const { t: ui, language } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const [reason, setReason] = useState('');
  const { draft, canUndo, change, undo, rebase, clear } = useDraft(people, sheet);
  const { save, isPending, refusal, forget } = useSave({
    people,
    id: sheet.id,
    onSaved: (saved) => {
      clear();
      onSaved(saved);
    },
    onConflict: rebase,
  });
  const nations = useApiQuery<Record<string, string>>(`/api/nations?language=${language}`);
  const teams = useApiQuery<AdminTeam[]>('/api/admin/teams?players=false');

  useEffect(() => {
    const field =
      focus && form.current?.querySelector<HTMLElement>(`[name="${focus}"], [data-career="${focus}"] input`);
    if (field) field.focus();
  }, [focus]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const values = { ...sheet.fields, ...draft.fields };
  const setField = (field: keyof PersonFields, value: FactValue): void =>
    change({ type: 'field', field, value } as Parameters<typeof change>[0]);
  const noteOf = (spell: string | undefined, field: string) => ({
    faults: refusal.faults.filter((fault) => fault.field === field && keyOf(fault.spell) === spell),
    conflict: refusal.conflicts.find((conflict) => conflict.field === field && conflict.spell === spell),
  });
  const serverKeys = newKeys(sheet, draft);
  const keyOf = (spell: string | undefined): string | undefined => (spell && serverKeys.get(spell)) ?? spell;

  /** The properties and notes that all fields have in common. */
  const fieldOf = (field: keyof PersonFields) => {
    const { faults, conflict } = noteOf(undefined, field);
    const id = `${noteId}-${field}`;
    const isWrong = faults.length > 0 || conflict !== undefined;
    const source = sheet.sources[field];
    const note: ReactNode = (
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
        <FactNote id={id} faults={faults} conflict={conflict} onUseTheirs={(theirs) => setField(field, theirs)} />
      </>
    );
    const input = {
      name: field,
      label: t(`facts.field.${field}`),
      className: field in draft.fields ? css.changed : undefined,
      'aria-invalid': isWrong || undefined,
      'aria-errormessage': isWrong ? id : undefined,
      autoComplete: 'off',
    };
    return { input, note };
  };
  const textField = (field: 'name' | 'fullName' | 'surname') => {
    const { input, note } = fieldOf(field);
    return (
      <div key={field} className={css.field}>
        <TextField
          {...input}
          maxLength={80}
          value={values[field] ?? ''}
          onChange={({ currentTarget: { value } }) => setField(field, value === '' && field !== 'name' ? null : value)}
        />
        {note}
      </div>
    );
  };
  const numberField = (field: 'born' | 'number', digits: number) => {
    const { input, note } = fieldOf(field);
    const read = (text: string): number | null => {
      const typed = text.replaceAll(/\D/g, '').slice(0, digits);
      return typed === '' ? null : Number(typed);
    };
    return (
      <div key={field} className={css.short}>
        <TextField
          {...input}
          inputMode="numeric"
          value={values[field] ?? ''}
          onChange={({ currentTarget }) => setField(field, read(currentTarget.value))}
        />
        {note}
      </div>
    );
  };
  const choiceField = (field: 'nation' | 'position', options: readonly (readonly [value: string, text: string])[]) => {
    const { input, note } = fieldOf(field);
    return (
      <div key={field} className={css.field}>
        <SelectField
          {...input}
          value={values[field] ?? ''}
          onChange={({ currentTarget: { value } }) => setField(field, value === '' ? null : value)}
        >
          <option value="">–</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        {note}
      </div>
    );
  };

  const isPlayer = people === 'players';
  const nationOptions = Object.entries(nations.data ?? {}).sort((one, other) =>
    one[1].localeCompare(other[1], language),
  );
  const careerFaults = noteOf(undefined, 'career').faults;
  const lostSpells = refusal.conflicts.filter(({ field }) => field === 'spell');
  return (
    <form
      ref={form}
      className={css.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty(draft)) save(toChange(draft, reason));
      }}
      onKeyDown={(event) => isUndo(event) && (event.preventDefault(), undo())}
    >
      <div className={css.fields}>
        {textField('name')}
        {isPlayer && [textField('fullName'), textField('surname')]}
        {numberField('born', 4)}
        {choiceField('nation', nationOptions)}
        {isPlayer && [
          choiceField(
            'position',
            POSITIONS.map((position) => [position, t(`facts.position.${position}`)] as const),
          ),
          numberField('number', 2),
        ]}
      </div>
      <div data-career="career">
        <SpellTable
          rows={spellRows(sheet, draft)}
          hasFigures={isPlayer}
          clubs={teams.data?.map(({ name }) => name) ?? []}
          noteOf={noteOf}
          onChange={change}
        />
      </div>
      <FactNote id={`${noteId}-career`} faults={careerFaults} conflict={undefined} onUseTheirs={() => undefined} />
      {lostSpells.map((conflict: FactConflict) => (
        <p key={conflict.spell} role="alert" className={css.lost}>
          {t('facts.spellRemoved', { who: conflict.actor, spell: conflict.spell ?? '' })}
        </p>
      ))}
      <div className={css.tools}>
        <SmallButton onClick={() => change({ type: 'add' })}>{t('facts.add')}</SmallButton>
        <label className={css.hidden}>
          <input
            type="checkbox"
            name="hidden"
            checked={values.hidden}
            onChange={({ currentTarget }) => setField('hidden', currentTarget.checked)}
          />
          {t('facts.field.hidden')}
        </label>
      </div>
      <TextField
        label={t('facts.reason')}
        maxLength={MAX_REASON}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div className={css.actions}>
        <Button look="secondary" onClick={onClose}>
          {ui('ui.cancel')}
        </Button>
        <Button
          look="secondary"
          disabled={isEmpty(draft)}
          onClick={() => {
            clear();
            forget();
          }}
        >
          {t('facts.discard')}
        </Button>
        <Button look="secondary" disabled={!canUndo} onClick={undo}>
          {t('facts.undo')}
        </Button>
        <Button type="submit" disabled={isEmpty(draft) || isPending}>
          {t('facts.save')}
        </Button>
      </div>
    </form>
  );
}

function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
}
