import type { DevOverride } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { QueryView } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useFormat } from '../locales/use-format.ts';
import { DevOverrideForm } from './DevOverrideForm.tsx';
import css from './PluginDialog.module.css';
import { DEV_OVERRIDES, PLUGINS } from './plugins-path.ts';

/** Lists the games that this session loads from the developer's computer, with a form for adding one. */
export function DevOverrides() {
  const query = useApiQuery<DevOverride[]>(DEV_OVERRIDES);
  return (
    <>
      <DevOverrideForm />
      <QueryView query={query}>{(overrides) => overrides.length > 0 && <Overrides overrides={overrides} />}</QueryView>
    </>
  );
}

function Overrides({ overrides }: { overrides: readonly DevOverride[] }) {
  const t = useTexts();
  const { time } = useFormat();
  const end = useApiMutation<string>({
    send: (http, key) => http.delete(`${PLUGINS}/${encodeURIComponent(key)}/dev-override`),
    onSuccess: (_, key) => ({ title: t('plugins.machine.ended', { key }) }),
    failure: { title: t('plugins.failed') },
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
