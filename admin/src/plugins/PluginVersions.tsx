import type { PluginDetail, Provenance, PublishedVersion, VersionChanges } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chip } from '../components/Chip.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Time } from '../components/Time.tsx';
import { useFormat } from '../locales/use-format.ts';
import { CompatibilityNote } from './CompatibilityNote.tsx';
import { HealthNote } from './HealthNote.tsx';
import layout from '../components/layout.module.css';
import css from './PluginDialog.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { StageDialog } from './StageDialog.tsx';
import { usePluginAction } from './use-plugin-action.ts';

interface Confirming {
  verb: 'release' | 'stage';
  version: PublishedVersion;
}

/** Lists the published versions with their health, and releases or stages one. */
export function PluginVersions({ plugin }: { plugin: PluginDetail }) {
  const t = useTexts();
  const [confirming, setConfirming] = useState<Confirming>();
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
            onRelease={() => setConfirming({ verb: 'release', version })}
            onStage={() => setConfirming({ verb: 'stage', version })}
          />
        ))}
      </ul>
      <Confirmations plugin={plugin} confirming={confirming} onClose={() => setConfirming(undefined)} />
    </section>
  );
}

interface ConfirmationsProps {
  plugin: PluginDetail;
  confirming: Confirming | undefined;
  onClose(): void;
}

function Confirmations({ plugin, confirming, onClose }: ConfirmationsProps) {
  const t = useTexts();
  const action = usePluginAction(plugin.key);
  const chosen = confirming && { version: confirming.version.version, contentHash: confirming.version.contentHash };
  return (
    <>
      <ReasonDialog
        open={confirming?.verb === 'release'}
        title={t('plugins.verb.release')}
        onClose={onClose}
        onConfirm={(reason) => {
          action.mutate({
            verb: 'release',
            request: { ...chosen, reason, expectedLive: plugin.live?.release ?? null },
          });
          onClose();
        }}
      >
        <p>{t('plugins.warning.release', { release: confirming?.version.release ?? '' })}</p>
      </ReasonDialog>
      <StageDialog
        release={confirming?.verb === 'stage' ? confirming.version.release : undefined}
        onClose={onClose}
        onConfirm={(reason, share) => {
          action.mutate({ verb: 'stage', request: { ...chosen, reason, share } });
          onClose();
        }}
      />
    </>
  );
}

interface VersionProps {
  version: PublishedVersion;
  live: boolean;
  /** Percentage of visitors who get the version; null if it is not staged. */
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
      {version.withdrawn && <Chip tone="bad">{t('plugins.withdrawn')}</Chip>}
      {version.damaged && <Chip tone="bad">{t('plugins.damaged', { releases: version.version })}</Chip>}
      <CompatibilityNote compatibility={version.compatibility} />
      {!live && !version.damaged && !version.withdrawn && version.compatibility.verdict !== 'incompatible' && (
        <span className={`${layout.buttons} ${css.push}`}>
          <SmallButton aria-label={`${t('plugins.verb.release')} ${version.release}`} onClick={onRelease}>
            {t('plugins.verb.release')}
          </SmallButton>
          <SmallButton aria-label={`${t('plugins.verb.stage')} ${version.release}`} onClick={onStage}>
            {t('plugins.verb.stage')}
          </SmallButton>
        </span>
      )}
      <span className={`${layout.note} ${css.detail}`}>
        {bytes(version.bytes)} · <Time iso={version.publishedAt} /> · {version.publishedBy} ·{' '}
        <HealthNote health={version.health} />
      </span>
      {version.provenance && (
        <span className={`${layout.note} ${css.detail}`}>
          {t('plugins.provenance', { from: originText(version.provenance) })}
        </span>
      )}
      {version.changes && <Changes changes={version.changes} />}
    </li>
  );
}

function originText({ repository, subject, commit, run }: Provenance): string {
  return [repository ?? subject, commit, run].filter(Boolean).join(' · ');
}

function Changes({ changes: { files, bytes, newDraws, droppedDraws } }: { changes: VersionChanges }) {
  const t = useTexts();
  const format = useFormat();
  const size = format.bytes(Math.abs(bytes));
  const sign = size === format.bytes(0) ? '±' : bytes < 0 ? '−' : '+';
  return (
    <>
      {newDraws.length > 0 && <Chip tone="busy">{t('plugins.newDraws', { draws: format.list(newDraws) })}</Chip>}
      <span className={css.detail}>
        {t('plugins.changes', { count: files, bytes: sign + size })}
        {droppedDraws.length > 0 && ` · ${t('plugins.droppedDraws', { draws: format.list(droppedDraws) })}`}
      </span>
    </>
  );
}
