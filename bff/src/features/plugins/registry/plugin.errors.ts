import type { Compatibility } from '@soccer-legends/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';

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

export class PluginIncompatible extends DomainError {
  readonly code = 'plugin.incompatible';
  readonly httpStatus = 422;

  constructor(key: string, compatibility: Compatibility) {
    const reasons = compatibility.verdict === 'incompatible' ? compatibility.reasons.join(', ') : compatibility.verdict;
    super(`"${key}" cannot run: ${reasons}. Check "sdk" in its manifest, or build it against this site's SDK.`);
  }
}

export class AddressReserved extends DomainError {
  readonly code = 'plugin.addressReserved';
  readonly httpStatus = 422;

  constructor(address: string) {
    super(`${address} belongs to the site itself: choose another route or key.`);
  }
}

export class AddressTaken extends DomainError {
  readonly code = 'plugin.addressTaken';
  readonly httpStatus = 409;

  constructor(address: string, owner: string) {
    super(`${address} belongs to the plugin "${owner}": choose another route or key.`);
  }
}

export class VersionExists extends DomainError {
  readonly code = 'plugin.versionExists';
  readonly httpStatus = 409;

  constructor(key: string, version: string) {
    super(
      `Version ${version} of "${key}" was published with other content, which nobody can change: raise the version.`,
    );
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

export class VersionNotFound extends DomainError {
  readonly code = 'plugin.versionNotFound';
  readonly httpStatus = 404;

  constructor(key: string, version: string) {
    super(`"${key}" has no published version ${version}. Publish it first, or look at its list.`);
  }
}

export class VersionAmbiguous extends DomainError {
  readonly code = 'plugin.versionAmbiguous';
  readonly httpStatus = 409;

  constructor(version: string, hashes: readonly string[]) {
    super(`Version ${version} was published with several contents: name one of ${hashes.join(', ')} as contentHash.`);
  }
}

export class ReleaseConflict extends DomainError {
  readonly code = 'plugin.releaseConflict';
  readonly httpStatus = 409;

  constructor(live: string | undefined) {
    super(`Somebody was faster: live is ${live ?? 'nothing'} now. Look again before you decide.`);
  }
}

export class NothingToRollBackTo extends DomainError {
  readonly code = 'plugin.nothingToRollBackTo';
  readonly httpStatus = 409;

  constructor(key: string) {
    super(`Nothing was live before the version of "${key}" that is live now. Release another version, or withdraw it.`);
  }
}

export class AlreadyLive extends DomainError {
  readonly code = 'plugin.alreadyLive';
  readonly httpStatus = 409;

  constructor(version: string) {
    super(`Version ${version} is live for everybody: there is nothing to stage.`);
  }
}

export class NotLoopback extends DomainError {
  readonly code = 'devOverride.notLoopback';
  readonly httpStatus = 422;

  constructor() {
    super('A developer’s server must be on this machine and have a port of its own, such as http://127.0.0.1:5199.');
  }
}
