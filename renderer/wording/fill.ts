import { TOKEN } from '../model/define/texts.ts'

/**
 * Replaces the tokens in a template like `Marketing Company in {city}`.
 * @throws {Error} if a token has no value, because the page doesn't match the schema.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(TOKEN, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The page has no value for ${token} in "${template}".`)
    return String(value)
  })
}
