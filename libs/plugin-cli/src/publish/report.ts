import type { Compatibility, PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import { colors, type Terminal } from '../output/terminal.ts';
import { countText, sizeText, timeText } from '../output/value-texts.ts';

const ACTIONS: Readonly<Record<PublishPlan['action'], string>> = {
  newPlugin: 'a new game',
  newVersion: 'a new version',
  alreadyPublished: 'already published with the same content',
};

/** Prints the publish plan. */
export function reportPlan(
  { key, version, release, route, action, live, changes, files, bytes, compatibility }: PublishPlan,
  { out }: Terminal,
): void {
  out(`${colors.bold(`${key} ${version}`)}: ${ACTIONS[action]}`);
  out(`  release   ${release}`);
  out(`  address   ${route}`);
  out(`  size      ${countText(files, 'file')}, ${sizeText(bytes)}`);
  out(`  live now  ${live ? live.release : 'nothing'}`);
  out(
    `  changes   ${changes.added.length} added, ${changes.changed.length} changed, ${changes.removed.length} removed`,
  );
  out(`  site      ${describe(compatibility)}`);
}

/** Prints what was published and the command that releases it. */
export function reportReceipt(
  { key, version, release, created, publishedAt, publishedBy }: PublishReceipt,
  { out }: Terminal,
): void {
  const what = created ? 'published' : 'was already published with the same content';
  out(`${colors.green('✓')} ${key} ${version} ${what} (${release}, ${timeText(publishedAt)}, by ${publishedBy})`);
  out(`To show it to players, run: soccer-legends release ${key} ${version} --reason "…"`);
}

function describe(compatibility: Compatibility): string {
  switch (compatibility.verdict) {
    case 'compatible':
      return 'compatible';
    case 'unknown':
      return 'compatibility unknown';
    case 'incompatible':
      return `incompatible: ${compatibility.reasons.join(', ')}`;
  }
}
