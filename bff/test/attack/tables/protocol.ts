const HOST = 'Host: localhost';
const request = (...lines: string[]): string => [...lines, '', ''].join('\r\n');
const JSON_BODY = 'Content-Type: application/json';

/** The bytes to send, and the expected statuses until the server closes the connection. */
export const PROTOCOL: readonly (readonly [what: string, bytes: string, statuses: string])[] = [
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', '400'],
  ['HTTP/2 without negotiation', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
  ['HTTP/0.9', 'GET /api/games\r\n\r\n', '400'],
  ['a missing host', request('GET /api/games HTTP/1.1'), '400'],
  ['two hosts', request('GET /api/games HTTP/1.1', HOST, 'Host: evil.example', 'Connection: close'), '400'],
  ['an unknown method', request('FOO /api/games HTTP/1.1', HOST), '400'],
  ['a space before the colon', request('GET /api/games HTTP/1.1', 'Host : localhost'), '400'],
  ['a folded header', request('GET /api/games HTTP/1.1', HOST, 'X-A: 1', ' 2'), '400'],
  ['a NUL in a header', request('GET /api/games HTTP/1.1', HOST, 'X-A: a\0b'), '400'],
  ['a line feed in an address', request('GET /api/ga\nmes HTTP/1.1', HOST), '400'],
  [
    'two content lengths',
    request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Content-Length: 2', 'Content-Length: 4'),
    '400',
  ],
  ['a negative content length', request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Content-Length: -1'), '400'],
  [
    'a content length with a plus sign',
    request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Content-Length: +2'),
    '400',
  ],
  [
    'a content length and chunks',
    `${request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nG`,
    '400',
  ],
  [
    'an unknown transfer encoding',
    `${request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
    '400',
  ],
  [
    'an invalid chunk size',
    `${request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    '400',
  ],
  ['headers of 40 kB', request('GET /api/games HTTP/1.1', HOST, `X-A: ${'a'.repeat(40_000)}`), '431'],
  ['headers of 80 kB', request('GET /api/games HTTP/1.1', HOST, `X-A: ${'a'.repeat(80_000)}`), '431'],
  [
    'an absolute address, for which the server is no proxy but answers itself',
    request('GET http://169.254.169.254/api/games HTTP/1.1', HOST, 'Connection: close'),
    '200',
  ],
  [
    'an absolute address of another protocol',
    request('GET gopher://169.254.169.254/ HTTP/1.1', HOST, 'Connection: close'),
    '400',
  ],
  ['CONNECT', request('CONNECT evil.example:443 HTTP/1.1', HOST), ''],
  ['TRACE', request('TRACE /api/games HTTP/1.1', HOST, 'Cookie: sl_admin=x', 'Connection: close'), '405'],
  [
    'a WebSocket upgrade',
    request('GET /api/events2 HTTP/1.1', HOST, 'Connection: Upgrade, close', 'Upgrade: websocket'),
    '404',
  ],
  [
    'pipelined requests',
    request('GET /api/admin/audit HTTP/1.1', HOST) + request('GET /api/games HTTP/1.1', HOST, 'Connection: close'),
    '401 200',
  ],
  ['headers that never end', 'GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-A:', '408'],
  ['a body that never comes', request('POST /api/game/guess HTTP/1.1', HOST, JSON_BODY, 'Content-Length: 10'), '408'],
];
