import type { Compatibility, PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import { colours, type Terminal } from '../output/terminal.ts';
import { countText, sizeText, timeText } from '../output/words.ts';

const ACTIONS: Readonly<Record<PublishPlan['action'], string>> = {
  newPlugin: 'a new game',
  newVersion: 'a new version',
  alreadyPublished: 'published already, with this very content',
};

/** What publishing would do, before it is done. */
export function reportPlan(
  { key, version, release, route, action, live, changes, files, bytes, compatibility }: PublishPlan,
  { out }: Terminal,
): void {
  out(`${colours.bold(`${key} ${version}`)}: ${ACTIONS[action]}`);
  out(`  release   ${release}`);
  out(`  address   ${route}`);
  out(`  size      ${countText(files, 'file')}, ${sizeText(bytes)}`);
  out(`  live now  ${live ? live.release : 'nothing'}`);
  out(
    `  changes   ${changes.added.length} added, ${changes.changed.length} changed, ${changes.removed.length} removed`,
  );
  out(`  site      ${describe(compatibility)}`);
}

/** What publishing has done, and how players get to see it. */
export function reportReceipt(
  { key, version, release, created, publishedAt, publishedBy }: PublishReceipt,
  { out }: Terminal,
): void {
  const what = created ? 'published' : 'was published before, with the same content';
  out(`${colours.green('✓')} ${key} ${version} ${what} (${release}, ${timeText(publishedAt)}, by ${publishedBy})`);
  out(`Players see it after: soccer-legends release ${key} ${version} --reason "…"`);
}

function describe(compatibility: Compatibility): string {
  switch (compatibility.verdict) {
    case 'compatible':
      return 'runs there';
    case 'unknown':
      return 'nobody knows whether it runs there';
    case 'incompatible':
      return `does not run there: ${compatibility.reasons.join(', ')}`;
  }
}
