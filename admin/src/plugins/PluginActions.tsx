import type { PluginDetail } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';
import { PluginState } from './PluginState.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { usePluginAction, type ReasonedVerb } from './use-plugin-action.ts';

/** They take something from visitors, or give untrusted code the rights of the site. */
const DANGEROUS: readonly ReasonedVerb[] = ['withdraw', 'promote'];

/** Shows a plugin's state and the actions available in it. */
export function PluginActions({ plugin }: { plugin: PluginDetail }) {
  const t = useTexts();
  const [confirming, setConfirming] = useState<ReasonedVerb>();
  const action = usePluginAction(plugin.key);
  const { previous, isTrusted, draws, matchdays } = plugin;
  return (
    <div className={layout.fields}>
      <div className={layout.buttons}>
        <PluginState plugin={plugin} />
        <Chip tone={isTrusted ? 'good' : 'plain'}>{t(isTrusted ? 'plugins.trusted' : 'plugins.sandboxed')}</Chip>
        <Chip tone={matchdays === 'in' ? 'good' : 'plain'}>{t(`plugins.matchdays.${matchdays}`)}</Chip>
      </div>
      <p className={layout.note}>{t('plugins.draws', { draws: draws.join(', ') || '–' })}</p>
      {!isTrusted && <p className={layout.note}>{t('plugins.allowed')}</p>}
      <div className={layout.buttons}>
        {verbsFor(plugin).map((verb) => (
          <SmallButton key={verb} disabled={action.isPending} onClick={() => setConfirming(verb)}>
            {t(`plugins.verb.${verb}`)}
          </SmallButton>
        ))}
      </div>
      <ReasonDialog
        open={confirming !== undefined}
        title={confirming ? t(`plugins.verb.${confirming}`) : ''}
        danger={confirming !== undefined && DANGEROUS.includes(confirming)}
        onClose={() => setConfirming(undefined)}
        onConfirm={(reason) => {
          if (confirming) action.mutate({ verb: confirming, request: { reason } });
          setConfirming(undefined);
        }}
      >
        {confirming && <p>{t(`plugins.warning.${confirming}`, { release: previous?.release ?? '' })}</p>}
      </ReasonDialog>
    </div>
  );
}

/** Returns the actions that a plugin's state allows. */
function verbsFor({ previous, withdrawnAt, isTrusted, matchdays }: PluginDetail): ReasonedVerb[] {
  const possible: (ReasonedVerb | false)[] = [
    previous !== null && 'rollback',
    isTrusted ? 'demote' : 'promote',
    matchdays !== 'never' && (matchdays === 'out' ? 'join-matchdays' : 'leave-matchdays'),
    withdrawnAt === null ? 'withdraw' : 'restore',
  ];
  return possible.filter((verb) => verb !== false);
}
