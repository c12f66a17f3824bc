#!/usr/bin/env node
// WebKit for Playwright, which starts this file as if it were Firefox. It supports WebDriver BiDi, which WebKitGTK's
// driver does not, by translating to classic WebDriver. Commands without a translation, such as emulation, have no
// effect.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { WebSocketServer } from 'ws';
import { Commands } from './commands.mjs';
import { SCREEN } from './page.mjs';

const screen = `${SCREEN.width}x${SCREEN.height}x24`;
const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
const [display] = await once(xvfb.stdio[3], 'data');
process.on('exit', () => xvfb.kill());
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on('connection', (client) => {
  const send = (message) => client.send(JSON.stringify(message));
  const commands = new Commands(`:${String(display).trim()}`, (method, params) =>
    send({ type: 'event', method, params }),
  );
  client.on('message', async (message) => {
    const { id, method, params } = JSON.parse(message);
    try {
      send({ type: 'success', id, result: (await commands[method]?.(params)) ?? {} });
    } catch (error) {
      send({ type: 'error', id, error: 'unknown error', message: error.message });
    }
  });
  client.on('close', () => commands['browser.close']());
});
