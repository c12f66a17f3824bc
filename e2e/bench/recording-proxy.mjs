// A proxy in front of a server that records every request of a browser.
import { createServer, request } from 'node:http';

/** Longer responses are not needed to repeat a visit. */
const MAX_KEPT_BYTES = 16_384;

/**
 * Starts a proxy on any free port. Requests that tests send beside the browser have no `sec-fetch-site` header, and are
 * not recorded.
 */
export async function startRecordingProxy(target) {
  const { hostname, port } = new URL(target);
  let recorded = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const entry = { method, path: url, headers: sentHeaders(headers), body: '', bytes: 0, response: '' };
    if (headers['sec-fetch-site'] !== undefined) recorded.push(entry);
    incoming.on('data', (chunk) => (entry.body += chunk));
    const forwarded = request({ hostname, port, method, path: url, headers, agent: false }, (response) => {
      entry.status = response.statusCode;
      entry.cacheControl = response.headers['cache-control'] ?? '';
      outgoing.writeHead(response.statusCode, response.headers);
      response.on('data', (chunk) => {
        entry.bytes += chunk.length;
        const isText = /json/.test(response.headers['content-type']) && !response.headers['content-encoding'];
        if (isText && entry.response.length < MAX_KEPT_BYTES) entry.response += chunk;
      });
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${proxy.address().port}`,
    /** Returns what was recorded since the last call. */
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Returns the headers on which a response depends. */
function sentHeaders(headers) {
  const names = ['accept', 'accept-encoding', 'accept-language', 'content-type', 'if-none-match'];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}
