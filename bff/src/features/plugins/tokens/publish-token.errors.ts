import { problem } from '../../../platform/http/domain-error.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer realm="publish"' };

export class TokenInvalid extends problem(
  'publishToken.invalid',
  401,
  'The publish token is not valid for this site. Create one in the console, on the tab "Plugins".',
) {
  override readonly headers = CHALLENGE;
}

export class TokenExpired extends problem(
  'publishToken.expired',
  401,
  'The publish token has expired. Create a new one in the console, on the tab "Plugins".',
) {
  override readonly headers = CHALLENGE;
}

export class TokenRevoked extends problem(
  'publishToken.revoked',
  401,
  'The publish token was revoked. Ask the administrator of the site for a new one.',
) {
  override readonly headers = CHALLENGE;
}

export const TokenForOtherPlugin = problem(
  'publishToken.otherPlugin',
  403,
  (key: string) =>
    `The publish token is only valid for the plugin "${key}". Use a token of the plugin that you publish.`,
);

export const TokenNotFound = problem(
  'publishToken.notFound',
  404,
  'The plugin has no such publish token. Reload the list of tokens.',
);
