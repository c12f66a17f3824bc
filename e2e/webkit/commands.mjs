import { inParentheses } from './frame.mjs';
import { Page } from './page.mjs';

/** The function with which Playwright evaluates a string in the page. */
const EVALUATE = '(utilityScript, ...args) => utilityScript.evaluate(...args)';
/** Position of the string among its arguments. */
const EXPRESSION = 3;
const CODE = /^[\s(]*(?:async\s*)?(?:function\b|(?:\([^)]*\)|\w+)\s*=>)/;

/**
 * The WebDriver BiDi commands that the tests need, translated to classic WebDriver. Playwright calls a group of pages
 * with shared cookies a user context; here, it has one page.
 */
export class Commands {
  #display;
  #emit;
  #contexts = new Map();
  #preloads = new Map();
  #count = 0;

  constructor(display, emit) {
    this.#display = display;
    this.#emit = emit;
  }

  'session.new'() {
    return { sessionId: 'webkit', capabilities: { browserName: 'webkit', browserVersion: '0', userAgent: '' } };
  }

  'browser.createUserContext'() {
    const userContext = String(++this.#count);
    this.#contexts.set(userContext, { cookies: [] });
    return { userContext };
  }

  async 'browser.removeUserContext'({ userContext }) {
    await this.#contexts.get(userContext).page?.close();
    this.#contexts.delete(userContext);
    return {};
  }

  async 'browser.close'() {
    for (const { page } of this.#contexts.values()) await page?.close();
    setTimeout(() => process.exit(0));
    return {};
  }

  async 'browsingContext.create'({ userContext }) {
    const context = this.#contexts.get(userContext);
    if (context.page) throw new Error('In WebKit a context has one page at a time.');
    const id = `page-${++this.#count}`;
    context.page = await Page.open({
      id,
      display: this.#display,
      viewport: context.viewport,
      preloads: () => this.#preloadsOf(userContext, id),
      emit: this.#emit,
    });
    context.page.cookies.push(...context.cookies);
    this.#emit('browsingContext.contextCreated', { context: id, userContext, url: 'about:blank', parent: null });
    await context.page.observe();
    void context.page.keepObserving();
    return { context: id };
  }

  async 'browsingContext.close'({ context: id }) {
    await this.#page(id).close();
    for (const context of this.#contexts.values()) if (context.page?.id === id) delete context.page;
    return {};
  }

  async 'browsingContext.setViewport'({ context, userContexts, viewport }) {
    for (const one of userContexts ?? []) this.#contexts.get(one).viewport = viewport;
    if (context) await this.#page(context).resize(viewport);
    return {};
  }

  'browsingContext.navigate'({ context, url }) {
    return this.#page(context).navigate(url);
  }

  'browsingContext.reload'({ context }) {
    return this.#page(context).reload();
  }

  async 'browsingContext.traverseHistory'({ context, delta }) {
    await this.#page(context).driver.post(delta < 0 ? '/back' : '/forward');
    return {};
  }

  async 'browsingContext.captureScreenshot'({ context }) {
    return { data: await this.#page(context).driver.get('/screenshot') };
  }

  /** Supports only the locator of a frame: returns its element. */
  async 'browsingContext.locateNodes'({ context, locator }) {
    const frame = locator.value.context;
    return { nodes: [await this.#frame(context).driver.execute('return webKitRelay.locate(arguments[0])', frame)] };
  }

  'script.callFunction'({ target, functionDeclaration, arguments: values = [], ...options }) {
    const isEvaluation = functionDeclaration === EVALUATE;
    const evaluated = codeIn(isEvaluation ? values.toSpliced(EXPRESSION, 1) : values);
    if (isEvaluation) evaluated.push(values[EXPRESSION].value);
    return this.#frame(target.context).call(functionDeclaration, values, { ...options, ...target, evaluated });
  }

  'script.evaluate'({ target, expression, ...options }) {
    return this.#frame(target.context).call(`() => ${inParentheses(expression)}`, [], { ...options, ...target });
  }

  async 'script.disown'({ target, handles }) {
    await this.#frame(target.context).driver.execute('window.webKitRelay?.release(arguments[0])', handles);
    return {};
  }

  'script.addPreloadScript'({ functionDeclaration, userContexts, contexts }) {
    const script = String(++this.#count);
    this.#preloads.set(script, { functionDeclaration, for: [...(userContexts ?? []), ...(contexts ?? [])] });
    return { script };
  }

  'script.removePreloadScript'({ script }) {
    this.#preloads.delete(script);
    return {};
  }

  async 'input.performActions'({ context, actions }) {
    await this.#page(context).act(actions.map(toClassic));
    return {};
  }

  async 'storage.getCookies'({ partition }) {
    const { page, cookies } = this.#contexts.get(partition.userContext);
    const stored = page ? [...page.cookies, ...(await page.driver.get('/cookie').catch(() => []))] : cookies;
    return { cookies: stored.map((cookie) => ({ ...cookie, value: { type: 'string', value: cookie.value } })) };
  }

  'storage.setCookie'({ cookie: { value, sameSite, ...cookie }, partition }) {
    const { page, cookies } = this.#contexts.get(partition.userContext);
    const site = sameSite && { sameSite: sameSite[0].toUpperCase() + sameSite.slice(1) };
    (page?.cookies ?? cookies).push({ ...cookie, ...site, value: value.value });
    return {};
  }

  #preloadsOf(userContext, page) {
    const all = [...this.#preloads.values()];
    return all
      .filter((preload) => preload.for.includes(userContext) || preload.for.includes(page))
      .map(({ functionDeclaration }) => functionDeclaration);
  }

  /** Returns the frame or the page with an id. */
  #frame(id) {
    const frames = [...this.#contexts.values()].map(({ page }) => page?.frame(id));
    return frames.find(Boolean) ?? this.#page(id);
  }

  #page(id) {
    const page = [...this.#contexts.values()].map((context) => context.page).find((one) => one?.id === id);
    if (!page) throw new Error(`The page ${id} is closed.`);
    return page;
  }
}

/** Returns the functions that are sent as text. */
function codeIn(values) {
  return values.flatMap(({ type, value }) => {
    if (type === 'string') return CODE.test(value) ? [value] : [];
    if (type === 'array') return codeIn(value);
    if (type === 'object') return codeIn(value.map(([, item]) => item));
    return [];
  });
}

/** Classic WebDriver accepts only whole pixels. */
function toClassic(source) {
  const actions = source.actions.map((action) => ({
    ...action,
    ...('x' in action && { x: Math.round(action.x), y: Math.round(action.y) }),
  }));
  return { ...source, actions };
}
