import { TOKEN } from '../model/define/texts.ts'

/** Fills a checked template: `Marketing Company in {city}`. @throws {Error} if a name has no value: schema and page disagree. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(TOKEN, (token, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The page gives no value for ${token} in "${template}".`)
    return String(value)
  })
}
