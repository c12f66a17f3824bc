import workspace from '../../../../package.json' with { type: 'json' };
import sdk from '../../../game-sdk/package.json' with { type: 'json' };

const { devDependencies } = workspace;

/** The range of React versions that the SDK supports. */
export const REACT = sdk.peerDependencies.react;

/**
 * Versions of the other packages of a new game. They are the site's own, except for Vitest: on Node 20, which authors
 * may use, Vitest 5 does not report a failing test.
 */
export const TOOLS = {
  '@testing-library/react': devDependencies['@testing-library/react'],
  '@types/react': devDependencies['@types/react'],
  'axe-core': devDependencies['axe-core'],
  'happy-dom': devDependencies['happy-dom'],
  typescript: devDependencies.typescript,
  vite: devDependencies.vite,
  vitest: '4.1.12',
} as const;

/** The version of the SDK, which all packages of the site share. */
export const SDK_VERSION = sdk.version;
