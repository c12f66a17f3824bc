/** The API for the list of signed-in browsers. */
export const SESSIONS = '/api/admin/sessions';
