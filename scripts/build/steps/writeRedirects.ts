import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redirects } from '../../../renderer/collections/redirects/definition.ts'

export const REDIRECTS_FILE = '_redirects'

/** Writes the redirects as hosts read them: `/from /to 301`. Source: Netlify's and Cloudflare Pages' `_redirects`. Returns how many. */
export async function writeRedirects(redirects: Redirects, client: string): Promise<number> {
  const lines = Object.entries(redirects).map(([from, to]) => `${from} ${to.slug} 301\n`)
  await writeFile(join(client, REDIRECTS_FILE), lines.join(''))
  return lines.length
}

/** Reads what the build has written: old addresses, and the pages that answer for them. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [from, to]))
}
