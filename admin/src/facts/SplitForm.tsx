import {
  LONGEST_NAME,
  MOVABLE_FACTS,
  type FactSheet,
  type MovableFact,
  type PersonKind,
  type SheetOfRun,
  type SplitRequest,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { yearRange } from '@soccer-legends/game-sdk';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { Checkboxes } from './Checkboxes.tsx';
import { EffectsNote } from './EffectsNote.tsx';
import { factsPath } from './facts-path.ts';
import layout from '../components/layout.module.css';
import css from './PersonEditor.module.css';
import { undoable } from './undoable.ts';
import { useEffects } from './use-effects.ts';
import { useRevert } from './use-revert.ts';

interface SplitFormProps {
  kind: PersonKind;
  id: number;
  onSplit(): void;
}

/** Moves the spells and facts of another person to a new entry. */
export function SplitForm({ kind, id, onSplit }: SplitFormProps) {
  const query = useApiQuery<FactSheet>(factsPath(kind, id));
  return <QueryView query={query}>{(sheet) => <Choice kind={kind} sheet={sheet} onSplit={onSplit} />}</QueryView>;
}

function Choice({ kind, sheet, onSplit }: Pick<SplitFormProps, 'kind' | 'onSplit'> & { sheet: FactSheet }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [spells, setSpells] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState<readonly string[]>([]);
  const career = sheet.spells.filter(({ removed }) => !removed);
  const isComplete = name.trim() !== '' && spells.length > 0 && spells.length < career.length;
  const request = { name: name.trim(), spells, facts: facts as readonly MovableFact[] };
  const { effects, split } = useSplit(kind, sheet.id, isComplete ? request : undefined, onSplit);
  return (
    <div className={layout.stack}>
      <p>{t('split.hint')}</p>
      <TextField label={t('split.name')} maxLength={LONGEST_NAME} value={name} onValue={setName} />
      <Checkboxes
        label={t('split.spells')}
        options={career.map(({ key, club, startYear, endYear }) => [key, `${club} ${yearRange(startYear, endYear)}`])}
        chosen={spells}
        onChoose={setSpells}
      />
      <MovableFacts sheet={sheet} chosen={facts} onChoose={setFacts} />
      {isComplete && <EffectsNote {...effects} />}
      <div className={css.actions}>
        <Button disabled={!isComplete || split.isPending} onClick={() => split.mutate(request)}>
          {t('split.split')}
        </Button>
      </div>
    </div>
  );
}

interface MovableFactsProps {
  sheet: FactSheet;
  chosen: readonly string[];
  onChoose(facts: readonly string[]): void;
}

function MovableFacts({ sheet, chosen, onChoose }: MovableFactsProps) {
  const t = useTexts();
  const known = MOVABLE_FACTS.filter((fact) => (sheet.fields[fact] ?? null) !== null);
  if (known.length === 0) return null;
  const options = known.map((fact) => [fact, `${t(`facts.field.${fact}`)}: ${sheet.fields[fact]}`] as const);
  return <Checkboxes label={t('split.facts')} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** Splits an entry, and reads what a complete request would do to the games. */
function useSplit(kind: PersonKind, id: number, complete: SplitRequest | undefined, onSplit: () => void) {
  const t = useTexts();
  const path = `${factsPath(kind, id)}/split`;
  const effects = useEffects(`${path}/effects`, complete);
  const { mutate: revert } = useRevert();
  const split = useApiMutation<SplitRequest, SheetOfRun>({
    send: (http, request) => http.post<SheetOfRun>(path, request),
    onSuccess: ({ fields: { name }, id: addedId, run }) => {
      onSplit();
      const title = t('split.done', { name, id: addedId });
      return { title, description: t('split.undo'), ...undoable(t, () => revert({ run })) };
    },
    failure: { title: t('split.failed') },
  });
  return { effects, split };
}
