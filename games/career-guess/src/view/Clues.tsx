import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Flag, Portrait } from '@soccer-legends/ui';
import type { Card } from '../rules/card.ts';
import { cluesOf } from '../rules/clues.ts';
import { CareerTable } from './CareerTable.tsx';
import css from './Clues.module.css';

/** The clues of a round. */
export function Clues({ round, card }: { round: number; card: Card }) {
  const t = useTexts();
  const { t: shared, language, nationName } = usePlatform();
  const clues = cluesOf(round, card);
  const list = new Intl.ListFormat(language).format(clues.map((clue) => t(`clues.${clue}`)));
  const sticker = card.photo === null ? {} : { fallback: `/art/player/${card.id}.svg` };
  return (
    <>
      <p className={css.list}>{t('round.clues', { number: clues.length, list })}</p>
      <div className={css.person}>
        {clues.includes('photo') && (
          <Portrait photo={card.photo} mode="career" alt={t('clues.photoOf')} eager {...sticker} />
        )}
        <dl className={css.facts}>
          <dt>{t('labels.country')}</dt>
          <dd className={css.country}>
            <Flag nation={card.nation} />
            {nationName(card.nation, card.country)}
          </dd>
          {clues.includes('position') && (
            <>
              <dt>{t('labels.position')}</dt>
              <dd>{shared(`ui.position.${card.position}`)}</dd>
            </>
          )}
        </dl>
      </div>
      <CareerTable career={card.career} matches={clues.includes('matches')} goals={clues.includes('goals')} />
    </>
  );
}
