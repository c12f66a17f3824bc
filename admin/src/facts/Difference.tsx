import type { FactValue, RevisedFact, SpellFields } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { yearRange } from '@soccer-legends/game-sdk';
import layout from '../components/layout.module.css';

/** A changed fact with its value before and after. */
export function Difference({ field, spell, before, after, hidden }: RevisedFact) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const isSpell = spell !== undefined && field !== 'spell';
  const what =
    spell === undefined ? t(`facts.field.${field}`) : isSpell ? t(`facts.spell.${field}`) : t('facts.spellItself');
  const text = (value: RevisedFact['before']): string => {
    if (typeof value !== 'string') return shown(value);
    if (field === 'position') return t(`facts.position.${value}`);
    return field === 'nation' || field === 'leagueCountry' ? nationName(value, value) : value;
  };
  return (
    <>
      {isSpell && <bdi>{spell}</bdi>} {what}: <del>{text(before)}</del> → <ins>{text(after)}</ins>
      {hidden && <span className={layout.note}> ({t('facts.covered')})</span>}
    </>
  );
}

function shown(value: FactValue | SpellFields): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value !== 'object') return String(value);
  const { club, startYear, endYear, matches, goals } = value;
  return `${club} ${yearRange(startYear, endYear)} (${matches ?? '–'}/${goals ?? '–'})`;
}
