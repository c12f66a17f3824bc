import type { ReviewDecision, ReviewEffects, ReviewItem, ReviewKind } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { GainsAndLosses } from '../components/GameNames.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import { Difference } from '../facts/Difference.tsx';
import { useRunName } from '../facts/RevisionList.tsx';
import { DECISIONS } from '../facts/use-decision.ts';
import { Entry } from '../components/Entry.tsx';
import css from './Review.module.css';

export interface ReviewRowProps {
  item: ReviewItem;
  kind: ReviewKind;
  disabled: boolean;
  selected: boolean;
  /** Undefined for an item that cannot be selected. */
  onSelect: ((isSelected: boolean) => void) | undefined;
  onOpen(playerId: number): void;
  onDecide(decision: ReviewDecision): void;
}

/** A player, what the sync found, and the effect on the games if it is accepted. */
export function ReviewRow({ item, kind, disabled, selected, onSelect, onOpen, onDecide }: ReviewRowProps) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const runName = useRunName();
  const { playerId, name, country, nation, fame, club, changes, effects, run, since } = item;
  return (
    <Entry
      actions={<Decisions {...{ item, kind, disabled, onDecide }} />}
      head={
        <>
          {onSelect && (
            <input
              type="checkbox"
              aria-label={t('review.select', { name })}
              checked={selected}
              onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
            />
          )}
          <NameButton onClick={() => onOpen(playerId)}>{name}</NameButton>
          <span>{[nationName(nation, country), club].filter(Boolean).join(' · ')}</span>
          <span>{t('review.fame', { fame })}</span>
          {run === null ? <Time iso={since} /> : <span>{runName(run, since)}</span>}
        </>
      }
    >
      {changes.length > 0 && (
        <ul>
          {changes.map((change, index) => (
            <li key={index}>
              <Difference {...change} />
            </li>
          ))}
        </ul>
      )}
      <Effects {...effects} />
    </Entry>
  );
}

/** The possible decisions. Only a decision about a new or little-known player can be changed. */
function Decisions({
  item: { name, state },
  kind,
  disabled,
  onDecide,
}: Pick<ReviewRowProps, 'item' | 'kind' | 'disabled' | 'onDecide'>) {
  const t = useTexts();
  const isPlayer = kind === 'newcomer' || kind === 'littleKnown';
  const may = {
    accept: state === 'open' || (isPlayer && state === 'refused'),
    refuse: state === 'open' || (isPlayer && state === 'accepted'),
  };
  return DECISIONS.filter((decision) => may[decision]).map((decision) => (
    <SmallButton
      key={decision}
      disabled={disabled}
      aria-label={t(`review.${decision}Named`, { name })}
      onClick={() => onDecide(decision)}
    >
      {t(`review.${decision}`)}
    </SmallButton>
  ));
}

function Effects({ gains, loses }: ReviewEffects) {
  const t = useTexts();
  if (gains.length + loses.length === 0) return <p className={css.effects}>{t('review.noEffect')}</p>;
  return (
    <div className={css.effects}>
      <GainsAndLosses gains={gains} loses={loses} />
    </div>
  );
}
