/** Path of the counts of open items. The items of one kind are below it. */
export const REVIEW = '/api/admin/review';
