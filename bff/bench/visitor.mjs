// Repeats recorded requests as another visitor.

/** What the server creates for each visitor, and what later requests of the visitor contain. */
const OWN = ['gameId', 'ticket', 'token'];

/** A visitor who repeats recorded requests in their order. */
export class Visitor {
  /** Values of the recorded visitor, with those of this one. */
  #own = new Map();
  /** Values of the recorded visitor for which this one has none, because the server rejected the request. */
  #missing = new Set();

  constructor(number) {
    // Each visitor has a network of its own, because the server limits the results of a network.
    this.address = `10.${(number >> 8) & 255}.${number & 255}.1`;
  }

  /**
   * Sends a request like a recorded one. Returns undefined if it needs a value that this visitor did not get.
   * @param send a function with the parameters of `exchange` that follow the server
   */
  async repeat({ method, path, headers, body, response }, send) {
    if ([...this.#missing].some((value) => path.includes(value) || body.includes(value))) return undefined;
    const content = body === '' ? {} : { body: JSON.parse(this.#ownTextOf(body)) };
    const answer = await send(this.#ownTextOf(path), {
      method,
      headers: { ...headers, 'x-forwarded-for': this.address, 'x-visitor': this.address },
      ...content,
    });
    if (response.startsWith('{')) this.#learn(JSON.parse(response), answer);
    return answer;
  }

  #ownTextOf(text) {
    let own = text;
    for (const [recorded, value] of this.#own) own = own.replaceAll(recorded, value);
    return own;
  }

  #learn(recorded, { status, text }) {
    const received = status < 400 && text.startsWith('{') ? JSON.parse(text) : {};
    for (const key of OWN) {
      const value = recorded[key];
      if (value && received[key]) this.#own.set(value, received[key]);
      else if (value && !this.#own.has(value)) this.#missing.add(value);
    }
  }
}
