import type { PluginDetail, PluginVersionInfo } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chip } from '../parts/Chip.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { Time } from '../parts/Time.tsx';
import { useFormat } from '../parts/use-format.ts';
import { Fitness } from './Fitness.tsx';
import { Health } from './Health.tsx';
import css from './PluginDialog.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StageDialog } from './StageDialog.tsx';
import { usePluginAction } from './use-plugin-action.ts';

/** Every published version with its health, to be released or tried out on a share of the visitors. */
export function Versions({ plugin }: { plugin: PluginDetail }) {
  const t = useTexts();
  const [asked, ask] = useState<{ verb: 'release' | 'stage'; version: PluginVersionInfo }>();
  const action = usePluginAction(plugin.key);
  const close = () => ask(undefined);
  const chosen = asked && { version: asked.version.version, contentHash: asked.version.contentHash };
  return (
    <section>
      <h3>{t('plugins.versions')}</h3>
      <ul className={css.list}>
        {plugin.versions.map((version) => (
          <Version
            key={version.release}
            version={version}
            live={version.release === plugin.live?.release}
            share={version.release === plugin.candidate?.release ? plugin.candidate.share : null}
            onRelease={() => ask({ verb: 'release', version })}
            onStage={() => ask({ verb: 'stage', version })}
          />
        ))}
      </ul>
      <ReasonDialog
        open={asked?.verb === 'release'}
        title={t('plugins.verb.release')}
        confirm={t('plugins.verb.release')}
        onClose={close}
        onConfirm={(reason) => {
          action.mutate({
            verb: 'release',
            request: { ...chosen, reason, expectedLive: plugin.live?.release ?? null },
          });
          close();
        }}
      >
        <p>{t('plugins.warning.release', { release: asked?.version.release ?? '' })}</p>
      </ReasonDialog>
      <StageDialog
        release={asked?.verb === 'stage' ? asked.version.release : undefined}
        onClose={close}
        onConfirm={(reason, share) => {
          action.mutate({ verb: 'stage', request: { ...chosen, reason, share } });
          close();
        }}
      />
    </section>
  );
}

interface VersionProps {
  version: PluginVersionInfo;
  live: boolean;
  /** Per cent of the visitors who get it; null where it is not being tried out. */
  share: number | null;
  onRelease(): void;
  onStage(): void;
}

function Version({ version, live, share, onRelease, onStage }: VersionProps) {
  const t = useTexts();
  const { bytes } = useFormat();
  return (
    <li>
      <strong>{version.release}</strong>
      {live && <Chip tone="good">{t('plugins.live')}</Chip>}
      {share !== null && <Chip tone="busy">{t('plugins.sharing', { share })}</Chip>}
      <Fitness compatibility={version.compatibility} />
      {!live && version.compatibility.verdict !== 'incompatible' && (
        <span className={`${css.row} ${css.push}`}>
          <SmallButton aria-label={`${t('plugins.verb.release')} ${version.release}`} onClick={onRelease}>
            {t('plugins.verb.release')}
          </SmallButton>
          <SmallButton aria-label={`${t('plugins.verb.stage')} ${version.release}`} onClick={onStage}>
            {t('plugins.verb.stage')}
          </SmallButton>
        </span>
      )}
      <span className={css.detail}>
        {bytes(version.bytes)} · <Time iso={version.publishedAt} /> · {version.publishedBy} ·{' '}
        <Health health={version.health} />
      </span>
    </li>
  );
}
