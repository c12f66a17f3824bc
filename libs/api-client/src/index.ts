export { ApiError, send, type SendOptions } from './http.ts';
