import workspace from '../../../../package.json' with { type: 'json' };
import sdk from '../../../game-sdk/package.json' with { type: 'json' };

const { devDependencies } = workspace;

/** Versions of the other packages of a new game: those that the site itself is tested with. */
export const REACT = sdk.peerDependencies.react;

export const TOOLS = {
  '@testing-library/react': devDependencies['@testing-library/react'],
  '@types/react': devDependencies['@types/react'],
  'axe-core': devDependencies['axe-core'],
  'happy-dom': devDependencies['happy-dom'],
  typescript: devDependencies.typescript,
  vite: devDependencies.vite,
  vitest: devDependencies.vitest,
} as const;

export const SDK_VERSION = sdk.version;
