import type { JsonSchema } from './jsonSchema.ts'

/**
 * A text whose tokens are all known. A brace that no other closes is a brace.
 * @param names what tokens may be; `claim:…` is any of that record, which the check knows.
 */
export function tokenRule(names: string[]): Pick<JsonSchema, 'pattern' | 'patternErrorMessage'> {
  const known = names.map((name) => name.replace(/…$/, '[^{}]*')).join('|')
  return {
    pattern: `^(?:[^{]|\\{(?=(?:${known})\\})|\\{(?![^{}]*\\}))*$`,
    patternErrorMessage: `There is no such token here. This text knows ${listed(names)}.`,
  }
}

/** `{city} and {state}` */
export function listed(names: string[]): string {
  const tokens = names.map((name) => `{${name}}`)
  const last = tokens.at(-1) ?? ''
  return tokens.length < 2 ? last : `${tokens.slice(0, -1).join(', ')} and ${last}`
}
