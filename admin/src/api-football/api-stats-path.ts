export const API_STATS = '/api/admin/api-stats';
