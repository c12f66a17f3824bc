/** The dependencies of the command that are not bundled into its script. */
export const UNBUNDLED = ['axe-core', 'playwright-core', 'vite'];
