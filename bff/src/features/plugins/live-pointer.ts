import type { EntityManager } from '@mikro-orm/sql';
import type { PluginAction, StageComparison } from '@soccer-legends/contracts';
import type { Plugin, PluginVersion } from './plugin.entity.ts';
import { PluginHistory } from './plugin-history.entity.ts';

/** Who does something, when and why; `comparison` where the server does it by itself. */
export interface Deed {
  actor: string;
  at: Date;
  reason: string;
  comparison?: StageComparison | null;
}

export function writeHistory(
  em: EntityManager,
  entry: { key: string; action: PluginAction; deed: Deed } & Partial<
    Pick<PluginHistory, 'versionId' | 'previousVersionId' | 'share'>
  >,
): void {
  const { deed, ...what } = entry;
  em.create(PluginHistory, { ...what, ...deed }, { persist: true });
}

/** Makes a version live. What was a candidate and is live now is no candidate any more. */
export function moveLivePointer(
  em: EntityManager,
  plugin: Plugin,
  to: { version: Pick<PluginVersion, 'id'>; action: 'release' | 'rollback'; deed: Deed },
): void {
  const { version, action, deed } = to;
  const previousVersionId = plugin.liveVersionId ?? null;
  writeHistory(em, { key: plugin.key, action, deed, versionId: version.id, previousVersionId });
  plugin.liveVersionId = version.id;
  if (plugin.candidateVersionId === version.id) endStage(plugin);
}

export function endStage(plugin: Plugin): void {
  plugin.candidateVersionId = null;
  plugin.candidateShare = null;
  plugin.candidateSince = null;
  plugin.candidateBaseline = null;
}

/**
 * Gives a bundled build to everybody, unless a person has decided what is live: a restart must not undo a rollback.
 * Answers whether the pointer moved.
 */
export function followBundle(
  em: EntityManager,
  { plugin, version }: { plugin: Plugin; version: PluginVersion },
  at: Date,
): boolean {
  if (!plugin.followsBundle || plugin.liveVersionId === version.id) return false;
  moveLivePointer(em, plugin, {
    version,
    action: 'release',
    deed: { actor: 'bundle', at, reason: 'It came with the site.' },
  });
  return true;
}

/** What was live before the live version was released; rollbacks themselves do not count, so that two go back two. */
export function previousOf(history: readonly PluginHistory[], liveVersionId: number | null | undefined): number | null {
  const released = history
    .filter(({ action, versionId }) => action === 'release' && versionId === liveVersionId)
    .reduce<PluginHistory | undefined>((latest, entry) => (latest && latest.id > entry.id ? latest : entry), undefined);
  return released?.previousVersionId ?? null;
}
