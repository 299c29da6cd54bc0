import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageSize } from '../../../renderer/page.ts'

/** Attempts with a number before the page gets a line more at its end, and such lines. */
const ATTEMPTS = 20
const LINES = 50

/** As hosts compress what they send: the highest of eleven takes ten times as long for a twentieth. */
const QUALITY = 6

/** How many bytes a text has as it travels. Brotli alone gives the same on every machine; what zlib gives depends on it. */
export function transferSize(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length
}

/**
 * A page that says how much a browser fetches, itself among it. Its size is a number in it, so both are sought together: usually the
 * second attempt agrees. Where two numbers chase each other, an empty line at the page's end parts them.
 * @param make makes the page with a size, which it says to a tenth of a kilobyte of a thousand bytes.
 * @throws {Error} if none does, which would be a fault of ours.
 */
export async function measured(
  make: (size: PageSize) => Promise<string>,
  files: Omit<PageSize, 'page'>,
): Promise<string> {
  for (let lines = 0; lines < LINES; lines += 1) {
    let page = 0
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const html = (await make({ ...files, page })) + '\n'.repeat(lines)
      const found = transferSize(html)
      if (Math.round(found / 100) === Math.round(page / 100)) return html
      page = found
    }
  }
  throw new Error('A page says its own size, and no number in it is that.')
}

/** What a browser fetches with a page: style sheets, scripts and fonts that it names, and what scripts import. */
export function fetchedFiles(assets: readonly string[], client: string): Omit<PageSize, 'page'> {
  const files = [...new Set(assets.flatMap((asset) => withImports(asset, client)))]
  const bytesOf = (kind: string, measure: (bytes: Buffer) => number) =>
    files.reduce((sum, file) => (file.endsWith(kind) ? sum + measure(readFileSync(join(client, file))) : sum), 0)
  const [styles, scripts] = [bytesOf('.css', transferSize), bytesOf('.js', transferSize)]
  // A font travels as it is: it is compressed already.
  const fonts = bytesOf('.woff2', ({ length }) => length)
  return { styles, scripts, fonts, requests: files.filter((file) => /\.(?:css|js|woff2)$/.test(file)).length + 1 }
}

/** `import"./x.js"` and `from"./x.js"`, not `import("./x.js")`, which comes later. */
const IMPORT = /\b(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g

function withImports(asset: string, client: string): string[] {
  if (!asset.endsWith('.js')) return [asset]
  const imported = [...readFileSync(join(client, asset), 'utf8').matchAll(IMPORT)]
  return [asset, ...imported.flatMap(([, path = '']) => withImports(posix.join(dirname(asset), path), client))]
}
