/** Path of the list of sessions. */
export const SESSIONS = '/api/admin/sessions';
