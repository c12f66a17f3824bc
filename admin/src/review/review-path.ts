/** Path of the counts of open items; the items of one kind are below it. */
export const REVIEW = '/api/admin/review';
