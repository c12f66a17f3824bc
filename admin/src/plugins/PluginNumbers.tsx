import {
  GAME_SCREENS,
  type PluginNumbers as Numbers,
  type RoundNumbers,
  type RoundsOf,
} from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiQuery } from '../http/use-api.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Time } from '../components/Time.tsx';
import { useFormat } from '../locales/use-format.ts';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';

const SCREENS = [...GAME_SCREENS, 'unknown'] as const;

/** Lists the rounds of each version that has at least ten, and its failures with their lines in the team's sources. */
export function PluginNumbers({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const query = useApiQuery<Numbers>(`${PLUGINS}/${pluginKey}/numbers`);
  return (
    <section>
      <h3>{t('plugins.rounds')}</h3>
      <QueryView query={query}>
        {({ versions, site, days, languages }) => {
          const shown = versions.filter(
            ({ rounds, failures, lost }) =>
              rounds.begun !== null || failures.length > 0 || lost.undealt + lost.hung > 0,
          );
          if (shown.length === 0) return <Empty>{t('plugins.noRounds')}</Empty>;
          return (
            <>
              <ul className={css.list}>
                {shown.map((version) => (
                  <VersionNumbers key={version.release} version={version} site={site} />
                ))}
              </ul>
              <Parts
                title={t('plugins.roundsByDay')}
                parts={days.toReversed().map(({ day, ...rounds }) => [day, rounds])}
              />
              <Parts
                title={t('plugins.roundsByLanguage')}
                parts={languages.map(({ language, ...rounds }) => [language, rounds])}
              />
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

/** Lists the rounds of parts of all visits. Each part has a name. */
function Parts({ title, parts }: { title: string; parts: readonly [string, RoundsOf][] }) {
  const t = useTexts();
  return (
    <details>
      <summary>{title}</summary>
      <ul className={css.list}>
        {parts.map(([name, { medianSeconds, ...rounds }]) => (
          <li key={name}>
            <strong>{name}</strong>
            <RoundCounts rounds={rounds} />
            {medianSeconds !== null && <span>{t('plugins.roundMedianAlone', { median: medianSeconds })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function RoundCounts({ rounds: { shown, begun, finished, won, again } }: { rounds: RoundNumbers }) {
  const t = useTexts();
  const { number } = useFormat();
  const counts = Object.entries({ shown, begun, finished, won, again });
  const texts = Object.fromEntries(counts.map(([name, count]) => [name, count === null ? '–' : number(count)]));
  return <span>{t('plugins.roundCounts', texts)}</span>;
}

interface VersionNumbersProps extends Pick<Numbers, 'site'> {
  version: Numbers['versions'][number];
}

function VersionNumbers({ version: { release, rounds, lost, medianSeconds, failures }, site }: VersionNumbersProps) {
  const t = useTexts();
  const { number } = useFormat();
  const median = site.medianSeconds === null ? '–' : number(site.medianSeconds);
  return (
    <li>
      <strong>{release}</strong>
      <RoundCounts rounds={rounds} />
      {medianSeconds !== null && <span>{t('plugins.roundMedian', { median: medianSeconds, site: median })}</span>}
      {lost.undealt + lost.hung > 0 && (
        <span>{t('plugins.roundLost', { undealt: number(lost.undealt), hung: number(lost.hung) })}</span>
      )}
      {failures.map(({ name, at, count, last, screens }) => (
        <span key={`${name} ${at[0]}`} className={layout.note}>
          {number(count)} × {name} <code>{at[0]}</code> <Time iso={last} />{' '}
          {SCREENS.flatMap((screen) =>
            screens[screen] ? `${t(`plugins.screens.${screen}`)} ${screens[screen]}` : [],
          ).join(', ')}
        </span>
      ))}
    </li>
  );
}
