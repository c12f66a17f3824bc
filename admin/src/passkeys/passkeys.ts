import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Path of the passkey calls. */
export const PASSKEYS = '/api/admin/passkeys';

/** Passkeys belong to a host name, so they do not work with an IP address. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Returns whether the browser and this page's host name support passkeys. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !IP_ADDRESS.test(location.hostname);
}

/** Creates a passkey; rejects if the administrator cancels. */
export async function createPasskey(options: object): Promise<object> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/** Signs with a passkey; rejects if the administrator cancels. */
export async function signWithPasskey(options: object): Promise<object> {
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}
