import type { PluginDetail } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useApiMutation, useHttp } from '../http/use-api.ts';
import { PLUGINS } from './plugins-path.ts';

/** The actions on a plugin that need nothing but a reason. */
export type ReasonedVerb =
  'rollback' | 'withdraw' | 'restore' | 'promote' | 'demote' | 'join-matchdays' | 'leave-matchdays';

type PluginVerb = ReasonedVerb | 'release' | 'stage';

export function usePluginAction(key: string) {
  const t = useTexts();
  const http = useHttp();
  return useApiMutation<{ verb: PluginVerb; request: object }, PluginDetail>({
    send: ({ verb, request }) => http.post<PluginDetail>(`${PLUGINS}/${key}/${verb}`, request),
    onSuccess: (_, { verb }) => ({ title: t(`plugins.done.${verb}`, { key }) }),
    failure: { title: t('plugins.failed'), duration: 15_000 },
  });
}
