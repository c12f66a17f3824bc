/** Path of the passkey calls. */
export const PASSKEYS = '/api/admin/passkeys';
