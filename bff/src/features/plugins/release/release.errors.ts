import { DomainError } from '../../../platform/http/domain-error.ts';

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
