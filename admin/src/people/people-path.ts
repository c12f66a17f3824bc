/** Path of the named administrators. */
export const PEOPLE = '/api/admin/people';
