import { drawingAddress } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Flag, Portrait } from '@soccer-legends/ui';
import type { Card } from '../rules/card.ts';
import { cluesOf } from '../rules/clues.ts';
import { CareerTable } from './CareerTable.tsx';
import css from './Clues.module.css';

export interface CluesProps {
  round: number;
  card: Card;
  /** Leaves out the list of clues and the photo, to make room for an on-screen keyboard. */
  brief: boolean;
  /** Whether the verdict is shown, so that no move needs the clues. */
  answered: boolean;
}

export function Clues({ round, card, brief, answered }: CluesProps) {
  const t = useTexts();
  const { t: shared, language, nationName } = usePlatform();
  const clues = cluesOf(round, card);
  const list = new Intl.ListFormat(language).format(clues.map((clue) => t(`clues.${clue}`)));
  const sticker = card.photo === null ? {} : { fallback: drawingAddress('player', card.id) };
  return (
    <div className={css.clues} data-optional={answered || undefined}>
      {!brief && <p className={css.list}>{t('round.clues', { number: clues.length, list })}</p>}
      <div className={css.person}>
        {clues.includes('photo') && !brief && (
          <Portrait photo={card.photo} mode="career" alt={t('clues.photoOf')} width={48} eager {...sticker} />
        )}
        <dl className={css.facts}>
          <div>
            <dt>{t('labels.country')}</dt>
            <dd className={css.country}>
              <Flag nation={card.nation} width={27} />
              {nationName(card.nation, card.country)}
            </dd>
          </div>
          {clues.includes('position') && (
            <div>
              <dt>{t('labels.position')}</dt>
              <dd>{shared(`ui.position.${card.position}`)}</dd>
            </div>
          )}
        </dl>
      </div>
      <CareerTable
        career={card.career}
        asOf={card.currentTeamAsOf}
        matches={clues.includes('matches')}
        goals={clues.includes('goals')}
      />
    </div>
  );
}
