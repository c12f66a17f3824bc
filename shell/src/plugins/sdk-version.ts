import sdk from '@soccer-legends/game-sdk/package.json' with { type: 'json' };

/** The SDK that this shell provides to every game. */
export const SDK_VERSION: string = sdk.version;
