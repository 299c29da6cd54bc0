import { TOKEN_PATTERN } from '../model/define/strings.ts'

/** Replaces tokens in a template. @throws {Error} if a token has no value */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(TOKEN_PATTERN, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The page has no value for ${token} in "${template}".`)
    return String(value)
  })
}
