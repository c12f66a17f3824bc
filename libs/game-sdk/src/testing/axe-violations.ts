import { run, type RunOptions } from 'axe-core';

/** A rule that a part of a page violates. */
export interface AxeViolation {
  /** The id of axe's rule. */
  rule: string;
  help: string;
  /** A selector for each element. */
  targets: readonly string[];
}

// A test page has no layout, so rules about colors, sizes and scrolling are off. A round is not a whole page, so those
// rules are off as well.
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast': { enabled: false },
    'target-size': { enabled: false },
    'scrollable-region-focusable': { enabled: false },
    region: { enabled: false },
    'heading-order': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Returns axe's violations in a rendered part of a page, except those that need layout. */
export async function axeViolations(container: Element): Promise<AxeViolation[]> {
  const { violations } = await run(container, OPTIONS);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}
