import * as sdk from '@soccer-legends/game-sdk';
import sdkPackage from '@soccer-legends/game-sdk/package.json' with { type: 'json' };
import * as sdkForReact from '@soccer-legends/game-sdk/react';
import * as ui from '@soccer-legends/ui';
import uiPackage from '@soccer-legends/ui/package.json' with { type: 'json' };
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The modules that every remote takes from this page, as `defineRemote` expects. A page has one copy of each. */
export const SHARED_MODULES = {
  react: shared(react, react.version),
  'react/jsx-runtime': shared(jsxRuntime, react.version),
  'react-dom': shared(reactDom, reactDom.version),
  '@soccer-legends/game-sdk': shared(sdk, sdkPackage.version),
  '@soccer-legends/game-sdk/react': shared(sdkForReact, sdkPackage.version),
  '@soccer-legends/ui': shared(ui, uiPackage.version),
};

function shared(module: object, version: string) {
  const shareConfig = { singleton: true, requiredVersion: `^${version}` };
  return { version, lib: () => module, shareConfig };
}
