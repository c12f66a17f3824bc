import { run, type RunOptions } from 'axe-core';

export interface AxeViolation {
  /** axe's name of the rule. */
  rule: string;
  help: string;
  /** Where: a selector for each element. */
  targets: readonly string[];
}

// A page without layout has no colours, sizes or scrolling to look at; and a round is a part of a page.
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

/** What axe has against a rendered part of a page, as far as that can be seen without layout. */
export async function axeViolations(container: Element): Promise<AxeViolation[]> {
  const { violations } = await run(container, OPTIONS);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}
