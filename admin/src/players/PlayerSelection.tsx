import { CSV_TYPE, type AdminPlayerRow, type CsvReport } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { ChoiceField } from '../components/Field.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { undoable } from '../facts/undoable.ts';
import { DECISIONS, useDecision } from '../facts/use-decision.ts';
import { useRevert } from '../facts/use-revert.ts';
import { useApiMutation } from '../http/use-api.ts';
import type { RowSelection } from '../table/use-row-selection.ts';
import css from './PlayerSelection.module.css';

const FAMES = [1, 2, 3, 4, 5] as const;

/** The number of selected players, and actions for all of them. Renders nothing without a selection. */
export function PlayerSelection({ selected: players, clear }: RowSelection<AdminPlayerRow>) {
  const t = useTexts();
  const { mutate: change, isPending } = useBulkChange(players, clear);
  if (players.length === 0) return null;
  return (
    <div className={css.selection} role="group" aria-label={t('status.ofSelected')}>
      <strong role="status">{t('review.selected', { count: players.length })}</strong>
      <Decisions players={players} onDecided={clear} />
      {players.some(({ status }) => status !== 'hidden') && (
        <SmallButton disabled={isPending} onClick={() => change(['hidden', true])}>
          {t('status.hide')}
        </SmallButton>
      )}
      {players.some(({ status }) => status === 'hidden') && (
        <SmallButton disabled={isPending} onClick={() => change(['hidden', false])}>
          {t('status.show')}
        </SmallButton>
      )}
      <ChoiceField<number>
        aria-label={t('status.setFame')}
        value={0}
        choices={[[0, t('status.setFame')], ...FAMES.map((fame) => [fame, t(`facts.fame.${fame}`)] as const)]}
        disabled={isPending}
        onValue={(fame) => change(['fame', fame])}
      />
      <SmallButton onClick={clear}>{t('status.unselect')}</SmallButton>
    </div>
  );
}

/** Buttons that accept or refuse the selected players who wait for review or were refused. */
function Decisions({ players, onDecided }: { players: readonly AdminPlayerRow[]; onDecided(): void }) {
  const t = useTexts();
  const { mutate: decide } = useDecision();
  const ids = players.flatMap(({ status, reviewItem }) =>
    reviewItem !== null && (status === 'waiting' || status === 'refused') ? [reviewItem] : [],
  );
  if (ids.length === 0) return null;
  return DECISIONS.map((decision) => (
    <SmallButton
      key={decision}
      onClick={() => {
        decide({ decision, ids });
        onDecided();
      }}
    >
      {t(`review.${decision}`)}
    </SmallButton>
  ));
}

type BulkChange = readonly [column: 'hidden' | 'fame', value: boolean | number];

/** Sets a fact of several players. All changes are one CSV import, so the toast can undo them together. */
function useBulkChange(players: readonly AdminPlayerRow[], onChanged: () => void) {
  const t = useTexts();
  const { mutate: revert } = useRevert();
  return useApiMutation<BulkChange, CsvReport>({
    send: (http, [column, value]) => {
      const lines = [`id,${column}`, ...players.map(({ id }) => `${id},${value}`)];
      const file = new Blob([lines.join('\n')], { type: CSV_TYPE });
      return http.post<CsvReport>('/api/admin/csv/players?dryRun=false', file);
    },
    onSuccess: ({ people, run, errors: [error] }) => {
      if (error) {
        const description = t(`facts.rule.${error.rule}`, { value: error.value ?? '' });
        return { tone: 'destructive', title: t('facts.notSaved'), description };
      }
      onChanged();
      return { title: t('status.changed', { people }), ...(run !== null && undoable(t, () => revert({ run }))) };
    },
    failure: { title: t('facts.notSaved') },
  });
}
