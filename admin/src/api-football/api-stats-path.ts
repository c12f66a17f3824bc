/** What the data service has given and may still give. */
export const API_STATS = '/api/admin/api-stats';
