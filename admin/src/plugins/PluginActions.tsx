import type { PluginDetail } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { SmallButton } from '../parts/SmallButton.tsx';
import css from './PluginDialog.module.css';
import { PluginState } from './PluginState.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { usePluginAction } from './use-plugin-action.ts';

type Asked = 'rollback' | 'withdraw' | 'restore';

/** What can be done to a plugin as a whole. */
export function PluginActions({ plugin }: { plugin: PluginDetail }) {
  const t = useTexts();
  const [asked, ask] = useState<Asked>();
  const action = usePluginAction(plugin.key);
  const { previous, withdrawnAt } = plugin;
  const offered: Asked[] = [
    ...(previous ? (['rollback'] as const) : []),
    withdrawnAt === null ? 'withdraw' : 'restore',
  ];
  return (
    <div className={css.state}>
      <PluginState plugin={plugin} />
      {offered.map((verb) => (
        <SmallButton
          key={verb}
          look={verb === 'withdraw' ? 'danger' : 'secondary'}
          disabled={action.isPending}
          onClick={() => ask(verb)}
        >
          {t(`plugins.verb.${verb}`)}
        </SmallButton>
      ))}
      <ReasonDialog
        open={asked !== undefined}
        title={asked ? t(`plugins.verb.${asked}`) : ''}
        confirm={asked ? t(`plugins.verb.${asked}`) : ''}
        danger={asked === 'withdraw'}
        onClose={() => ask(undefined)}
        onConfirm={(reason) => {
          if (asked) action.mutate({ verb: asked, request: { reason } });
          ask(undefined);
        }}
      >
        {asked && <p>{t(`plugins.warning.${asked}`, { release: previous?.release ?? '' })}</p>}
      </ReasonDialog>
    </div>
  );
}
