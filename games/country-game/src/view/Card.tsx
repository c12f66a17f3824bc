import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Flag, Icon, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import css from './Card.module.css';

/** `matched`: found earlier. `wrong`: a wrong pick for the current country. `right`: the current verdict. */
export type CardMark = 'matched' | 'right' | 'wrong';

export interface CardProps {
  player: PicturedPlayer;
  named: boolean;
  /** Undefined for a card that was neither found nor just picked. */
  mark: CardMark | undefined;
  disabled: boolean;
  onPick(): void;
}

/** A selectable player. The card shows the country only after it was matched. */
export function Card({ player, named, mark, disabled, onPick }: CardProps) {
  const { name, photo, nation, country } = player;
  const t = useTexts();
  const { nationName } = usePlatform();
  const found = mark === 'matched' || mark === 'right';
  return (
    <button
      type="button"
      className={[css.card, mark && css[mark]].filter(Boolean).join(' ')}
      // `disabled` would make the card lose the focus.
      aria-disabled={disabled}
      onClick={onPick}
    >
      <span className={css.picture}>
        <Portrait photo={photo} mode="noflag" alt="" width={96} fill eager />
      </span>
      {named ? <FittedName name={name} /> : <Facts player={player} />}
      {mark && (
        <span className={css.mark}>
          {found && <Flag nation={nation} width={24} />}
          <Icon name={found ? 'check' : 'cross'} size={20} />
          <VisuallyHidden>{found ? nationName(nation, country) : t('marks.wrong')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** What a blind card tells instead of the name: the position, and for screen readers the shirt. */
function Facts({ player: { position, kit } }: Pick<CardProps, 'player'>) {
  const t = useTexts();
  const { t: shared, clubName } = usePlatform();
  return (
    <span className={css.facts}>
      {position === null ? t('blind.player') : shared(`ui.position.${position}`)}
      {kit !== null && <VisuallyHidden>, {shared('ui.kit', { club: clubName(kit) })}</VisuallyHidden>}
    </span>
  );
}
