import { DomainError } from '../http/domain-error.ts';

export class PluginNotFound extends DomainError {
  readonly code = 'plugin.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such plugin, version or file.');
  }
}

export class PluginRefused extends DomainError {
  readonly code = 'plugin.invalidManifest';
  readonly httpStatus = 422;

  constructor(
    key: string,
    override readonly faults: readonly string[],
  ) {
    super(`The plugin "${key}" was not published: ${faults.join('; ')}.`);
  }
}

/** The bytes are not those that were published. Whoever asks hears no more than that they are not there. */
export class ContentDiffers extends DomainError {
  readonly code = 'plugin.contentDiffers';
  readonly httpStatus = 404;

  constructor() {
    super('This file is not what was published, and is not served. Publish the version anew.');
  }
}
