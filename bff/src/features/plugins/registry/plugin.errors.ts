import type { Compatibility } from '@soccer-legends/contracts';
import { DomainError } from '../../../platform/http/domain-error.ts';

export class PluginNotFound extends DomainError {
  readonly code = 'plugin.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such plugin, version or file. Check the key, the version and the path.');
  }
}

/** `faults` lists every fault of the manifest and the files. */
export class InvalidPlugin extends DomainError {
  readonly code = 'plugin.invalidManifest';
  readonly httpStatus = 422;

  constructor(
    key: string,
    override readonly faults: readonly string[],
  ) {
    super(`The plugin "${key}" was not published: ${faults.join('; ')}. Correct this, then publish again.`);
  }
}

export class PluginIncompatible extends DomainError {
  readonly code = 'plugin.incompatible';
  readonly httpStatus = 422;

  constructor(key: string, compatibility: Compatibility) {
    const reasons = compatibility.verdict === 'incompatible' ? compatibility.reasons.join(', ') : compatibility.verdict;
    super(
      `"${key}" cannot run on this site: ${reasons}. Check "sdk" in its manifest, or build it against this site's SDK.`,
    );
  }
}

export class AddressReserved extends DomainError {
  readonly code = 'plugin.addressReserved';
  readonly httpStatus = 422;

  constructor(address: string) {
    super(`${address} is reserved for the site itself. Choose another route or key.`);
  }
}

export class AddressTaken extends DomainError {
  readonly code = 'plugin.addressTaken';
  readonly httpStatus = 409;

  constructor(address: string, owner: string) {
    super(`${address} belongs to the plugin "${owner}". Choose another route or key.`);
  }
}

export class VersionExists extends DomainError {
  readonly code = 'plugin.versionExists';
  readonly httpStatus = 409;

  constructor(key: string, version: string) {
    super(`Version ${version} of "${key}" was already published with different content. Raise the version.`);
  }
}

/** The stored bytes differ from the published ones. Clients receive 404, as for a missing file. */
export class ContentDiffers extends DomainError {
  readonly code = 'plugin.contentDiffers';
  readonly httpStatus = 404;

  constructor() {
    super('The stored file differs from the published one and is not served. Publish the version again.');
  }
}

export class VersionNotFound extends DomainError {
  readonly code = 'plugin.versionNotFound';
  readonly httpStatus = 404;

  constructor(key: string, version: string) {
    super(`"${key}" has no published version ${version}. Publish it first, or choose a version from its list.`);
  }
}

export class VersionAmbiguous extends DomainError {
  readonly code = 'plugin.versionAmbiguous';
  readonly httpStatus = 409;

  constructor(version: string, hashes: readonly string[]) {
    super(`Version ${version} was published with several contents. Send one of ${hashes.join(', ')} as contentHash.`);
  }
}

export class ReleaseConflict extends DomainError {
  readonly code = 'plugin.releaseConflict';
  readonly httpStatus = 409;

  constructor(live: string | undefined) {
    super(`The live version has changed to ${live ?? 'none'}. Review it, then send the request again.`);
  }
}

export class NothingToRollBackTo extends DomainError {
  readonly code = 'plugin.nothingToRollBackTo';
  readonly httpStatus = 409;

  constructor(key: string) {
    super(`"${key}" has no previous live version. Release another version, or withdraw the plugin.`);
  }
}

export class AlreadyLive extends DomainError {
  readonly code = 'plugin.alreadyLive';
  readonly httpStatus = 409;

  constructor(version: string) {
    super(`Version ${version} is live already. Stage a different version.`);
  }
}

export class VersionDamaged extends DomainError {
  readonly code = 'plugin.versionDamaged';
  readonly httpStatus = 409;

  constructor(version: string, path: string) {
    super(`The stored file "${path}" of version ${version} is damaged. Publish the same version again, then retry.`);
  }
}

export class PluginWithdrawn extends DomainError {
  readonly code = 'plugin.withdrawn';
  readonly httpStatus = 409;

  constructor(key: string) {
    super(`"${key}" is withdrawn, so no visitor would see this. An administrator must restore it first.`);
  }
}

export class VersionWithdrawn extends DomainError {
  readonly code = 'plugin.versionWithdrawn';
  readonly httpStatus = 409;

  constructor(version: string) {
    super(`Version ${version} was withdrawn. Publish a new version and release that one.`);
  }
}

export class NotLoopback extends DomainError {
  readonly code = 'devOverride.notLoopback';
  readonly httpStatus = 422;

  constructor() {
    super('The development server must run on this machine with its own port, such as http://127.0.0.1:5199.');
  }
}
