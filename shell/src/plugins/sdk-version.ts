import sdk from '@soccer-legends/game-sdk/package.json' with { type: 'json' };

export const SDK_VERSION: string = sdk.version;
