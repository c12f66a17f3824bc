/** Path of the usage statistics and quotas of the football data service. */
export const API_STATS = '/api/admin/api-stats';
