/** Path of the catalogue's size and of the quota and use of the football data service. */
export const API_STATS = '/api/admin/api-stats';
