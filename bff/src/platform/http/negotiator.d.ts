/** The part of negotiator 1.1 that the server uses: `@types/negotiator` describes 0.6, which has no `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encodings<Coding extends string>(available: readonly Coding[], options: { preferred: readonly Coding[] }): Coding[];
  }
}
