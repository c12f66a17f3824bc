import type { DevOverride } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { useRead } from '../http/use-read.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useFormat } from '../parts/use-format.ts';
import { AllowMachine } from './AllowMachine.tsx';
import css from './PluginDialog.module.css';
import { DEV_OVERRIDES, PLUGINS } from './plugins-path.ts';

/** The games that this session loads from the developer's machine, and the form that allows another. */
export function Machine() {
  const query = useRead<DevOverride[]>(DEV_OVERRIDES);
  return (
    <>
      <AllowMachine />
      <Loaded query={query}>{(overrides) => overrides.length > 0 && <Overrides overrides={overrides} />}</Loaded>
    </>
  );
}

function Overrides({ overrides }: { overrides: readonly DevOverride[] }) {
  const t = useTexts();
  const http = useHttp();
  const { time } = useFormat();
  const end = useAction<string>({
    perform: (key) => http.delete(`${PLUGINS}/${encodeURIComponent(key)}/dev-override`),
    done: (_, key) => ({ title: t('plugins.machine.ended', { key }) }),
    failed: (fault) => ({ title: t('plugins.failed'), description: errorText(fault, t('offline')) }),
  });
  return (
    <>
      <p>{t('plugins.machine.list')}</p>
      <ul className={css.list}>
        {overrides.map(({ key, origin, expiresAt }) => (
          <li key={key}>
            <span>{t('plugins.machine.item', { key, origin, time: time(expiresAt) })}</span>
            <SmallButton
              className={css.push}
              aria-label={`${t('plugins.machine.end')} ${key}`}
              disabled={end.isPending}
              onClick={() => end.mutate(key)}
            >
              {t('plugins.machine.end')}
            </SmallButton>
          </li>
        ))}
      </ul>
    </>
  );
}
