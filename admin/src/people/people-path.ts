/** The API of named administrators. */
export const PEOPLE = '/api/admin/people';
