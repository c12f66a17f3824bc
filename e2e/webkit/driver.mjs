import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** About one start in a hundred never ends on a busy machine. Others take less than 5 seconds. */
const MAX_WAIT_MS = 10_000;
const MAX_ATTEMPTS = 3;
const MAX_SCRIPT_MS = 2000;
/** Script timeout in milliseconds. Playwright has its own time limits. */
const NO_LIMIT = 2_000_000_000;

/** One WebKit with one window, controlled by classic WebDriver. WebKitWebDriver supports only one session. */
export class Driver {
  /** @param display X display of the window, such as ":99" */
  static async start(display) {
    for (let attempt = 1; ; attempt++) {
      const port = await freePort();
      const program = spawn('WebKitWebDriver', [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: display },
      });
      const driver = new Driver(program, `http://127.0.0.1:${port}/session`);
      try {
        await driver.#open();
        return driver;
      } catch (error) {
        // SIGTERM ends a driver that does not respond only after more than a second.
        program.kill('SIGKILL');
        if (attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  #program;
  #address;

  constructor(program, address) {
    this.#program = program;
    this.#address = address;
  }

  async #open() {
    const capabilities = {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        timeouts: { script: NO_LIMIT, pageLoad: NO_LIMIT, implicit: 0 },
        'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
      },
    };
    const until = Date.now() + MAX_WAIT_MS;
    for (;;) {
      try {
        const { sessionId } = await this.#send('POST', '', { capabilities }, AbortSignal.timeout(MAX_WAIT_MS));
        this.#address += `/${sessionId}`;
        return;
      } catch (error) {
        if (error instanceof DriverError || Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  get(path) {
    return this.#send('GET', path);
  }

  post(path, body = {}) {
    return this.#send('POST', path, body);
  }

  delete(path) {
    return this.#send('DELETE', path);
  }

  /** @param script body of a function */
  execute(script, ...args) {
    // The driver does not respond if the document is replaced in the meantime.
    return this.executeWithin(MAX_SCRIPT_MS, script, ...args);
  }

  executeWithin(ms, script, ...args) {
    return this.#send('POST', '/execute/sync', { script, args }, AbortSignal.timeout(ms));
  }

  /** @param script body of a function whose last argument must be called with the result */
  executeAsync(signal, script, ...args) {
    return this.#send('POST', '/execute/async', { script, args }, signal);
  }

  async stop() {
    await this.delete('').catch(() => {});
    this.#program.kill();
  }

  async #send(method, path, body, signal) {
    const answer = await fetch(this.#address + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new DriverError(`${value.error}: ${value.message}`);
    return value;
  }
}

/** WebKitWebDriver rejected a command. */
class DriverError extends Error {}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
