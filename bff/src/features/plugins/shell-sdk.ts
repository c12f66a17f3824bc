/** The SDK that the site's shell provides to plugins; the app implements it. */
export abstract class ShellSdk {
  /** Undefined while no shell is built. */
  abstract readonly sdkVersion: string | undefined;
}
