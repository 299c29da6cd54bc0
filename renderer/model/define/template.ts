/** What a `{token}` in a text looks like. Tokens of singletons are replaced before the schemas run. */
export const TOKEN = /\{([^{}]*)\}/g
