/** Path of the counts of all checks; the findings of one are below it. */
export const QUALITY = '/api/admin/quality';
