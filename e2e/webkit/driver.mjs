import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** About one start in a hundred never ends on a busy machine. Others take less than 5 seconds. */
const MAX_WAIT_MS = 10_000;
const MAX_ATTEMPTS = 3;
const MAX_SCRIPT_MS = 2000;
/** Milliseconds after which the driver has almost always received a command. */
const RECEIVED_MS = 20;
/** Result of a script that the driver has run in another frame than requested. The script is sent again. */
const ELSEWHERE = 'elsewhere';
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
  /** Element of the frame that commands are sent to; null for the page. */
  #frame = null;
  /** Shared by the drivers of all frames: the current frame, and a promise that the driver has received the last command. */
  #session = { frame: null, received: Promise.resolve() };

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

  /** Returns a driver for the document of the frame with this element. */
  within(frame) {
    const driver = new Driver(this.#program, this.#address);
    driver.#frame = frame;
    driver.#session = this.#session;
    return driver;
  }

  get(path) {
    return this.#inFrame(() => this.#send('GET', path));
  }

  post(path, body = {}) {
    return this.#inFrame(() => this.#send('POST', path, body));
  }

  /**
   * Posts one body after the other, and sends no other command in between.
   * @param isAnywhere whether the current frame may be any frame
   */
  postInOrder(path, bodies, isAnywhere) {
    const run = async () => {
      for (const body of bodies) await this.#send('POST', path, body);
    };
    return this.#inFrame(run, { receivedMs: MAX_WAIT_MS, isAnywhere });
  }

  /** @param script body of a function */
  execute(script, ...args) {
    // The driver does not respond if the document is replaced in the meantime.
    return this.executeWithin(MAX_SCRIPT_MS, script, ...args);
  }

  executeWithin(ms, script, ...args) {
    return this.#execute('sync', `return '${ELSEWHERE}'`, script, args, () => AbortSignal.timeout(ms));
  }

  /** @param script body of a function whose last argument must be called with the result */
  executeAsync(signal, script, ...args) {
    const refuse = `return arguments[arguments.length - 1]('${ELSEWHERE}')`;
    return this.#execute('async', refuse, script, args, () => signal);
  }

  async #execute(kind, refuse, script, args, signal) {
    const checked = `if ((window === top) !== ${this.#frame === null}) ${refuse};\n${script}`;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const body = { script: checked, args };
      const result = await this.#inFrame(() => this.#send('POST', `/execute/${kind}`, body, signal()));
      if (result !== ELSEWHERE) return result;
    }
    throw new Error('The driver runs scripts in another frame.');
  }

  async stop() {
    await this.#send('DELETE', '').catch(() => {});
    this.#program.kill();
  }

  /**
   * Switches to this frame and runs commands. They wait until the driver has received the previous commands, because the
   * session has only one current frame.
   */
  async #inFrame(run, { receivedMs = RECEIVED_MS, isAnywhere = false } = {}) {
    const session = this.#session;
    const previous = session.received;
    let receive;
    session.received = new Promise((resolve) => (receive = resolve));
    await previous;
    try {
      if (session.frame !== this.#frame && !isAnywhere) {
        await this.#send('POST', '/frame', { id: this.#frame }, AbortSignal.timeout(MAX_SCRIPT_MS));
        session.frame = this.#frame;
      }
      setTimeout(receive, receivedMs);
      return await run();
    } finally {
      receive();
    }
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
