import type { PluginNumbers as Numbers } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiQuery } from '../http/use-api.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Time } from '../components/Time.tsx';
import { useFormat } from '../locales/use-format.ts';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';

/** Lists the rounds of each version that has at least ten, and its failures with their lines in the team's sources. */
export function PluginNumbers({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const query = useApiQuery<Numbers>(`${PLUGINS}/${pluginKey}/numbers`);
  return (
    <section>
      <h3>{t('plugins.rounds')}</h3>
      <QueryView query={query}>
        {({ versions, site }) => {
          const played = versions.filter(({ rounds, failures }) => rounds.begun !== null || failures.length > 0);
          if (played.length === 0) return <Empty>{t('plugins.noRounds')}</Empty>;
          return (
            <ul className={css.list}>
              {played.map((version) => (
                <VersionNumbers key={version.release} version={version} site={site} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}

interface VersionNumbersProps extends Pick<Numbers, 'site'> {
  version: Numbers['versions'][number];
}

function VersionNumbers({ version: { release, rounds, medianSeconds, failures }, site }: VersionNumbersProps) {
  const t = useTexts();
  const { number } = useFormat();
  const shown = (count: number | null) => (count === null ? '–' : number(count));
  return (
    <li>
      <strong>{release}</strong>
      <span>
        {t('plugins.roundCounts', {
          begun: shown(rounds.begun),
          finished: shown(rounds.finished),
          won: shown(rounds.won),
          again: shown(rounds.again),
        })}
      </span>
      {medianSeconds !== null && (
        <span>{t('plugins.roundMedian', { median: medianSeconds, site: shown(site.medianSeconds) })}</span>
      )}
      {failures.map(({ name, at, count, last }) => (
        <span key={`${name} ${at[0]}`} className={layout.note}>
          {number(count)} × {name} <code>{at[0]}</code> <Time iso={last} />
        </span>
      ))}
    </li>
  );
}
