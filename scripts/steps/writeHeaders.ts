import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADER_RULES, type HeaderRule } from '../serve/headers.ts'

export const HEADERS_FILE = '_headers'

/** Headers as hosts read them: an address, then a header a line. Source: Netlify's and Cloudflare Pages' `_headers`. */
export function headersText(rules: HeaderRule[]): string {
  const lines = ({ path, headers }: HeaderRule) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
  return `${rules.flatMap(lines).join('\n')}\n`
}

/** Writes the headers. Returns how many rules there are. */
export async function writeHeaders(client: string): Promise<number> {
  await writeFile(join(client, HEADERS_FILE), headersText(HEADER_RULES))
  return HEADER_RULES.length
}
