import type { AdminHttp } from './admin-http.ts';
import { requiredContext } from './required-context.ts';

export const [AdminHttpContext, useHttp] = requiredContext<AdminHttp>('AdminHttpContext');
