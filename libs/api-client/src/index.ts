export { ApiError, send, serverReferenceOf, type SendOptions } from './http.ts';
