import {
  MAX_REASON_LENGTH,
  sameName,
  SHORTEST_NAME_SEARCH,
  type EditedKind,
  type FactSheet,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef, type KeyboardEvent, useEffect, type RefObject } from 'react';
import { Form } from '../components/Form.tsx';
import { TextField } from '../components/Field.tsx';
import { useFormat } from '../locales/use-format.ts';
import { CareerFields } from './CareerFields.tsx';
import { EditorsNote } from './EditorsNote.tsx';
import { EffectsNote } from './EffectsNote.tsx';
import { FormActions } from './FormActions.tsx';
import layout from '../components/layout.module.css';
import css from './PersonEditor.module.css';
import { PersonFields } from './PersonFields.tsx';
import { useFoundPlayers } from './FoundPlayers.tsx';
import { isEmpty, toChange } from './draft.ts';
import { FactFormContext, useFactForm } from './fact-form.ts';
import { NEW_ID, factsPath } from './facts-path.ts';
import { usePersonForm } from './use-person-form.ts';
import { useEffects, useSettled } from './use-effects.ts';

export interface PersonEditorProps {
  kind: EditedKind;
  sheet: FactSheet;
  /** The field to focus first, such as `born` or `career`. */
  focus?: string | undefined;
  /** Whether saving opens another person. */
  hasNext?: boolean;
  onSaved(sheet: FactSheet): void;
  onClose(): void;
}

/** A form for all facts about a person or club, or about a person to be added. Unsaved changes survive a reload. */
export function PersonEditor({ kind, sheet, focus, hasNext = false, onSaved, onClose }: PersonEditorProps) {
  const t = useTexts();
  const edit = usePersonForm({ kind, sheet, onSaved });
  const isNew = sheet.id === NEW_ID;
  const { version, ...change } = toChange(edit.draft, '');
  const body = isNew ? change : { version, ...change };
  const effects = useEffects(`${factsPath(kind, sheet.id)}/effects`, isEmpty(edit.draft) ? undefined : body);
  // Nobody saves a change before its effects are shown.
  const canSave = edit.canSave && !effects.isPending;
  const form = useRef<HTMLFormElement>(null);
  useFocusedField(form, focus, edit.refusal);
  return (
    <Form
      ref={form}
      className={layout.stack}
      onSubmit={() => canSave && edit.save()}
      onKeyDown={(event) => isUndo(event) && (event.preventDefault(), edit.undo())}
    >
      {!isNew && <EditorsNote kind={kind} id={sheet.id} version={edit.draft.version} />}
      <EditedFacts kind={kind} sheet={sheet} form={edit} />
      {isNew && kind === 'players' && <Namesakes name={edit.fields.values.name} />}
      <TextField label={t('facts.reason')} maxLength={MAX_REASON_LENGTH} value={edit.reason} onValue={edit.setReason} />
      {!isEmpty(edit.draft) && <EffectsNote {...effects} isInvalid={!isNew && effects.isInvalid === true} />}
      <FormActions
        canDiscard={edit.canDiscard}
        canSave={canSave}
        onClose={onClose}
        onDiscard={edit.discard}
        undo={{ can: edit.canUndo, run: edit.undo }}
        hasNext={hasNext}
      />
    </Form>
  );
}

/** Warns about players who already have this name. */
function Namesakes({ name }: { name: string }) {
  const t = useTexts();
  const { list } = useFormat();
  const settled = useSettled(name.trim());
  const { data } = useFoundPlayers(settled.length >= SHORTEST_NAME_SEARCH ? settled : '');
  const known = data?.items.filter((player) => sameName(player.name, settled)) ?? [];
  const people = known.map(({ id, name: found, currentTeam }) => [found, currentTeam, `ID ${id}`].filter(Boolean));
  return (
    <p role="status">
      {known.length > 0 && t('newPerson.namesake', { people: list(people.map((facts) => facts.join(' · '))) })}
    </p>
  );
}

interface EditedFactsProps extends Pick<PersonEditorProps, 'kind' | 'sheet'> {
  form: ReturnType<typeof usePersonForm>;
}

function EditedFacts({ kind, sheet, form: { fields, draft, refusal, refusalOf, change } }: EditedFactsProps) {
  return (
    <FactFormContext value={fields}>
      <PersonFields kind={kind} />
      {kind !== 'clubs' && (
        <CareerFields
          sheet={sheet}
          draft={draft}
          hasFigures={kind === 'players'}
          lostSpells={refusal.conflicts.filter(({ field }) => field === 'spell')}
          refusalOf={refusalOf}
          onChange={change}
        />
      )}
      {kind === 'players' && <FlagField field="drawn" />}
      {kind !== 'clubs' && sheet.id !== NEW_ID && <FlagField field="hidden" />}
    </FactFormContext>
  );
}

function FlagField({ field }: { field: 'drawn' | 'hidden' }) {
  const t = useTexts();
  const { values, setField } = useFactForm();
  return (
    <label className={css.flag}>
      <input
        type="checkbox"
        name={field}
        checked={values[field] ?? false}
        onChange={({ currentTarget }) => setField(field, currentTarget.checked)}
      />
      {t(`facts.field.${field}`)}
    </label>
  );
}

function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
}

/**
 * Focuses the given field when the form opens, and the first rejected field after each rejection.
 * @param start name of a field, or `career`
 * @param refusal a new object for each rejection
 */
function useFocusedField(form: RefObject<HTMLFormElement | null>, start: string | undefined, refusal: object): void {
  useEffect(() => {
    if (start === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name="${start}"], [data-career="${start}"] input`)?.focus();
  }, [form, start]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);
}
