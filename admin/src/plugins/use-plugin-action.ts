import type { PluginDetail } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useAction } from '../http/use-action.ts';
import { PLUGINS } from './plugins-path.ts';

export type PluginVerb = 'release' | 'rollback' | 'stage' | 'withdraw' | 'restore';

/** Moves a plugin's pointers, always with a reason. */
export function usePluginAction(key: string) {
  const t = useTexts();
  const http = useHttp();
  return useAction<{ verb: PluginVerb; request: object }, PluginDetail>({
    perform: ({ verb, request }) => http.post<PluginDetail>(`${PLUGINS}/${key}/${verb}`, request),
    done: (_, { verb }) => ({ title: t(`plugins.done.${verb}`, { key }) }),
    failed: (fault) => ({ title: t('plugins.failed'), description: errorText(fault, t('offline')), duration: 15_000 }),
  });
}
