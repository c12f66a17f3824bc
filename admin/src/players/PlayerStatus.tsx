import type { AdminPlayerSheet, FactSheet, PlayerStatus } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip, type ChipTone } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { factsPath } from '../facts/facts-path.ts';
import { useDecision } from '../facts/use-decision.ts';
import { undoable } from '../facts/undoable.ts';
import { useRevert } from '../facts/use-revert.ts';
import { useApiMutation } from '../http/use-api.ts';
import layout from '../components/layout.module.css';

const TONES: Readonly<Record<PlayerStatus, ChipTone>> = {
  inGames: 'good',
  waiting: 'busy',
  refused: 'plain',
  hidden: 'bad',
};

export function StatusChip({ status }: { status: PlayerStatus }) {
  const t = useTexts();
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}

/** The status of a player, with the buttons that change it. */
export function StatusActions({ sheet: { id, status, reviewItem } }: { sheet: AdminPlayerSheet }) {
  const t = useTexts();
  const { mutate: revert } = useRevert();
  const show = useApiMutation<void, FactSheet>({
    send: async (http) => {
      const { version } = await http.get<FactSheet>(factsPath('players', id));
      return http.patch<FactSheet>(factsPath('players', id), { version, fields: { hidden: false } });
    },
    onSuccess: ({ version }) => ({ title: t('facts.saved'), ...undoable(t, () => revert({ id: version })) }),
    failure: { title: t('facts.notSaved') },
  });
  const { mutate: decide, isPending } = useDecision();
  const isUndecided = reviewItem !== null && (status === 'waiting' || status === 'refused');
  return (
    <p className={layout.row}>
      <StatusChip status={status} />
      {status === 'hidden' && (
        <SmallButton disabled={show.isPending} onClick={() => show.mutate()}>
          {t('status.show')}
        </SmallButton>
      )}
      {isUndecided && (
        <SmallButton disabled={isPending} onClick={() => decide({ decision: 'accept', ids: [reviewItem] })}>
          {t('review.accept')}
        </SmallButton>
      )}
      {isUndecided && status === 'waiting' && (
        <SmallButton disabled={isPending} onClick={() => decide({ decision: 'refuse', ids: [reviewItem] })}>
          {t('review.refuse')}
        </SmallButton>
      )}
    </p>
  );
}
