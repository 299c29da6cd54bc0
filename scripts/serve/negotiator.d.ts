declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** Returns the accepted encodings among `available`, best first. `preferred` breaks ties. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
