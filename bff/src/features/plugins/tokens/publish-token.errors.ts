import { DomainError } from '../../../platform/http/domain-error.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer realm="publish"' };

export class TokenInvalid extends DomainError {
  readonly code = 'publishToken.invalid';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('The publish token is not valid for this site. Create one in the console, on the tab "Plugins".');
  }
}

export class TokenExpired extends DomainError {
  readonly code = 'publishToken.expired';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('The publish token has expired. Create a new one in the console, on the tab "Plugins".');
  }
}

export class TokenRevoked extends DomainError {
  readonly code = 'publishToken.revoked';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('The publish token was revoked. Ask the administrator of the site for a new one.');
  }
}

export class TokenForOtherPlugin extends DomainError {
  readonly code = 'publishToken.otherPlugin';
  readonly httpStatus = 403;

  constructor(key: string) {
    super(`The publish token is only valid for the plugin "${key}". Use a token of the plugin that you publish.`);
  }
}

export class TokenNotFound extends DomainError {
  readonly code = 'publishToken.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('The plugin has no such publish token. Reload the list of tokens.');
  }
}
