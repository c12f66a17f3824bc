#!/usr/bin/env node
// Firefox for Playwright, which starts this file instead of the browser. It relays WebDriver BiDi and responds to the
// one command that Debian's Firefox ESR does not support, which Playwright sends for every page.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
firefox.once('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const address = LISTENING.exec(line)?.[1];
  if (address) relayTo(address);
  else console.error(line);
}

/** Listens on a free port and prints its address as Firefox does. */
function relayTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    client.on('message', async (message) => {
      const { id, method } = JSON.parse(message);
      if (method === UNKNOWN) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      browser.send(String(message));
    });
    browser.on('message', (message) => client.send(String(message)));
    client.on('close', () => browser.close());
    browser.on('close', () => client.close());
  });
}
