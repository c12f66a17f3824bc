import { DomainError, problem } from '../../../platform/http/domain-error.ts';

export const PluginNotFound = problem(
  'plugin.notFound',
  404,
  'There is no such plugin, version or file. Check the key, the version and the path.',
);

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

export const PluginIncompatible = problem(
  'plugin.incompatible',
  422,
  `"{key}" cannot run on this site: {reason}. Check "sdk" in its manifest, or build it against this site's SDK.`,
);

export const AddressReserved = problem(
  'plugin.addressReserved',
  422,
  '{address} is reserved for the site itself. Choose another route or key.',
);

export const AddressTaken = problem(
  'plugin.addressTaken',
  409,
  '{address} belongs to the plugin "{owner}". Choose another route or key.',
);

export const VersionExists = problem(
  'plugin.versionExists',
  409,
  'Version {version} of "{key}" was already published with different content. Raise the version.',
);

/** The stored bytes differ from the published ones. Clients receive 404, as for a missing file. */
export const ContentDiffers = problem(
  'plugin.contentDiffers',
  404,
  'The stored file differs from the published one and is not served. Publish the version again.',
);

export const VersionNotFound = problem(
  'plugin.versionNotFound',
  404,
  '"{key}" has no published version {version}. Publish it first, or choose a version from its list.',
);

export const VersionAmbiguous = problem(
  'plugin.versionAmbiguous',
  409,
  'Version {version} was published with several contents. Send one of {hashes} as contentHash.',
);

export const ReleaseConflict = problem(
  'plugin.releaseConflict',
  409,
  'The live version has changed to {live}. Review it, then send the request again.',
);

export const NothingToRollBackTo = problem(
  'plugin.nothingToRollBackTo',
  409,
  '"{key}" has no previous live version. Release another version, or withdraw the plugin.',
);

export const AlreadyLive = problem(
  'plugin.alreadyLive',
  409,
  'Version {version} is live already. Stage a different version.',
);

export const VersionDamaged = problem(
  'plugin.versionDamaged',
  409,
  'The stored file "{path}" of version {version} is damaged. Publish the same version again, then retry.',
);

export const PluginWithdrawn = problem(
  'plugin.withdrawn',
  409,
  '"{key}" is withdrawn, so no visitor would see this. An administrator must restore it first.',
);

export const VersionWithdrawn = problem(
  'plugin.versionWithdrawn',
  409,
  'Version {version} was withdrawn. Publish a new version and release that one.',
);

export const NotStaged = problem(
  'devOverride.notStaged',
  409,
  'No version of "{key}" is staged. Stage one first, for example for 1 % of the visitors.',
);

export const NotLoopback = problem(
  'devOverride.notLoopback',
  422,
  'The development server must run on this machine with its own port, such as http://127.0.0.1:5199.',
);
