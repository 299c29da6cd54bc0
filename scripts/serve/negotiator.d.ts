declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** The codings among `available` that the request accepts, best first; among equals as `preferred` has them. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
