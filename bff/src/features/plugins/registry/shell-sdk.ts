/** The SDK that the site's shell provides to plugins. The app implements it. */
export abstract class ShellSdk {
  /** Undefined if no shell is built. */
  abstract readonly sdkVersion: string | undefined;
}
