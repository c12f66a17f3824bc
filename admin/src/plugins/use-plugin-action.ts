import type { PluginDetail } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation } from '../http/use-api.ts';
import { PLUGINS } from './plugins-path.ts';

/** The plugin actions that need only a reason. */
export type ReasonedVerb =
  'rollback' | 'withdraw' | 'restore' | 'promote' | 'demote' | 'join-matchdays' | 'leave-matchdays';

type PluginVerb = ReasonedVerb | 'release' | 'stage';

export function usePluginAction(key: string) {
  const t = useTexts();
  return useApiMutation<{ verb: PluginVerb; request: object }, PluginDetail>({
    send: (http, { verb, request }) => http.post<PluginDetail>(`${PLUGINS}/${key}/${verb}`, request),
    onSuccess: (_, { verb }) => ({ title: t(`plugins.done.${verb}`, { key }) }),
    failure: { title: t('plugins.failed'), duration: 15_000 },
  });
}
