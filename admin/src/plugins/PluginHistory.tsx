import type { PluginHistoryEntry, StageCounts } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRead } from '../http/use-read.ts';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Time } from '../parts/Time.tsx';
import css from './PluginDialog.module.css';
import { PLUGINS } from './plugins-path.ts';

/** What was done to a plugin, by whom and why; and in numbers, where the server did it by itself. */
export function PluginHistory({ pluginKey }: { pluginKey: string }) {
  const t = useTexts();
  const query = useRead<PluginHistoryEntry[]>(`${PLUGINS}/${pluginKey}/history`);
  return (
    <section>
      <h3>{t('plugins.history')}</h3>
      <Loaded query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>{t('plugins.noHistory')}</Empty>
          ) : (
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
                    <span className={css.muted}>
                      {t('plugins.candidate')}: <Counts counts={comparison.candidate} /> · {t('plugins.live')}:{' '}
                      <Counts counts={comparison.live} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Counts({ counts: { loads, failures, errors, faultyPercent } }: { counts: StageCounts }) {
  const t = useTexts();
  return t('plugins.counts', { loads, failures, errors, percent: faultyPercent ?? '–' });
}
