import type { PluginHistoryEntry, StageCounts } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiQuery } from '../http/use-api.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Time } from '../components/Time.tsx';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';

/** Lists the actions on a plugin with actor and reason, and the measured rates of automatic rollbacks. */
export function PluginHistory({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const query = useApiQuery<PluginHistoryEntry[]>(`${PLUGINS}/${pluginKey}/history`);
  return (
    <section>
      <h3>{t('plugins.history')}</h3>
      <QueryView query={query} empty={<Empty>{t('plugins.noHistory')}</Empty>}>
        {(entries) => (
          <ul className={css.list}>
            {entries.map(({ id, at, action, actor, version, share, reason, comparison }) => (
              <li key={id}>
                <Time iso={at} />
                <strong>{t(`plugins.action.${action}`)}</strong>
                {version && <span>{version.release}</span>}
                {share !== null && share > 0 && <span>{share} %</span>}
                <span>{actor}</span>
                <bdi>{reason}</bdi>
                {comparison && (
                  <span className={layout.note}>
                    {t('plugins.candidate')}: <Counts counts={comparison.candidate} /> · {t('plugins.live')}:{' '}
                    <Counts counts={comparison.live} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Counts({ counts: { loads, failures, errors, faultyPercent } }: { counts: StageCounts }) {
  const t = useTexts();
  return t('plugins.counts', { loads, failures, errors, percent: faultyPercent ?? '–' });
}
