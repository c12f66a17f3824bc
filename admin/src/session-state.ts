import { includesRole, type AdminRole, type AdminSessionState } from '@soccer-legends/contracts';
import { useApiQuery } from './http/use-api.ts';

/** Path of the session, which the dashboard requests first. */
export const SESSION = '/api/admin/session';

/**
 * Returns a function that checks whether the administrator's role includes another one. Only for use below the
 * dashboard.
 */
export function useMay(): (required: AdminRole) => boolean {
  const role = useApiQuery<AdminSessionState>(SESSION).data?.role ?? 'editor';
  return (required) => includesRole(role, required);
}
