export { openEventStream, openPageStream } from './event-stream.ts';
export { ApiError, send, serverReferenceOf, type SendOptions } from './http.ts';
export { isPassing, type Retries } from './retry.ts';
