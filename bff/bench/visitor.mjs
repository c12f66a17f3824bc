// Repeats recorded requests as another visitor.

/** What the server creates for each visitor, and what later requests of the visitor contain. */
const OWN = ['gameId', 'ticket', 'token'];

/** A visitor who repeats recorded requests in their order. */
export class Visitor {
  /** Values of the recorded visitor, with those of this one. */
  #own = new Map();

  constructor(number) {
    // Each visitor has a network of its own, because the server limits the results of a network.
    this.address = `10.${(number >> 8) & 255}.${number & 255}.1`;
  }

  /** Sends a request like a recorded one. `send` has the parameters of `exchange`, after the server. */
  async repeat({ method, path, headers, body, response }, send) {
    const content = body === '' ? {} : { body: JSON.parse(this.#ownTextOf(body)) };
    const answer = await send(this.#ownTextOf(path), {
      method,
      headers: { ...headers, 'x-forwarded-for': this.address, 'x-visitor': this.address },
      ...content,
    });
    if (response.startsWith('{') && answer.text.startsWith('{'))
      this.#learn(JSON.parse(response), JSON.parse(answer.text));
    return answer;
  }

  #ownTextOf(text) {
    let own = text;
    for (const [recorded, value] of this.#own) own = own.replaceAll(recorded, value);
    return own;
  }

  #learn(recorded, received) {
    for (const key of OWN) if (recorded[key] && received[key]) this.#own.set(recorded[key], received[key]);
  }
}
