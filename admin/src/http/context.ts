import { createContext, useContext } from 'react';
import type { AdminHttp } from './admin-http.ts';

export const AdminHttpContext = createContext<AdminHttp | null>(null);

/** Throws an error without an `AdminHttpContext` above the component. */
export function useHttp(): AdminHttp {
  const http = useContext(AdminHttpContext);
  if (!http) throw new Error('useHttp needs an AdminHttpContext above the component.');
  return http;
}
