/** Path of the calls that prove a passkey. */
export const PASSKEYS = '/api/admin/passkeys';
