import type { IntroFacts as Facts } from '@soccer-legends/game-sdk';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Intro.play.module.css';

const MOST_FACTS = 3;

export function IntroFacts({ facts }: { facts: Facts }) {
  const { t } = useShellTexts();
  return (
    <ul className={css.facts}>
      {Object.entries(facts)
        .slice(0, MOST_FACTS)
        .map(([fact, count]) => (
          <li key={fact}>
            <strong>{count}</strong> {t(`play.facts.${fact}`, { count })}
          </li>
        ))}
    </ul>
  );
}
