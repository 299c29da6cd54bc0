import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HeaderRule, headerRules } from '../../serve/headers.ts'

export const HEADERS_FILE = '_headers'

/** Headers as hosts read them: an address, then a header a line. Source: Netlify's and Cloudflare Pages' `_headers`. */
export function headersText(rules: HeaderRule[]): string {
  const lines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return `${rules.flatMap(lines).join('\n')}\n`
}

/** Reads what `headersText` has written. */
export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter(Boolean)
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/s))
    return { path, headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name, value])) }
  })
}

/** Writes the headers. Returns how many rules there are. */
export async function writeHeaders(client: string, release: boolean): Promise<number> {
  const rules = headerRules(release)
  await writeFile(join(client, HEADERS_FILE), headersText(rules))
  return rules.length
}
