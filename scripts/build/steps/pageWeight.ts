import { brotliCompressSync, constants } from 'node:zlib'

/** What a browser fetches with a page before anybody scrolls, in bytes as they travel. */
export interface FetchedFiles {
  styles: number
  scripts: number
  fonts: number
  /** How many they are, without the page. */
  count: number
}

/** Where a page says what it weighs: `<span data-weigh="total">`, and `<line data-weigh="fonts-dots" x1="0" x2="0">`. */
const PARTS = ['page', 'styles', 'scripts', 'fonts'] as const

/** In tenths of a kilobyte of a thousand bytes. */
type Weights = Record<(typeof PARTS)[number], number>

/** Attempts with a number before the page gets a line more at its end, and such lines. */
const ATTEMPTS = 20
const LINES = 50

/** As hosts compress what they send: the highest of eleven takes ten times as long for a twentieth. */
const QUALITY = 6

/** How many bytes a text has as it travels. Brotli alone gives the same on every machine; what zlib gives depends on it. */
export function travelling(bytes: Uint8Array | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length
}

/**
 * A page that says what it weighs, itself among it. Its weight is a number in it, so both are sought together: usually the
 * second attempt agrees. Where two numbers chase each other, an empty line at the page's end parts them.
 * @throws {Error} if none does, which would be a fault of ours.
 */
export function weighed(html: string, files: FetchedFiles): string {
  for (let lines = 0; lines < LINES; lines += 1) {
    let page = 0
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const text = said(html + '\n'.repeat(lines), weightsOf(page, files), files.count + 1)
      const found = travelling(text)
      if (tenths(found) === tenths(page)) return text
      page = found
    }
  }
  throw new Error('A page weighs itself, and no number in it is its weight.')
}

const tenths = (bytes: number) => Math.round(bytes / 100)

function weightsOf(page: number, { styles, scripts, fonts }: FetchedFiles): Weights {
  return { page: tenths(page), styles: tenths(styles), scripts: tenths(scripts), fonts: tenths(fonts) }
}

/** An element with a figure alone, and a line of dots, as React writes them. */
const FIGURE = /(data-weigh="([a-z]+)">)[^<]*/g
const DOTS = /(data-weigh="([a-z]+)-dots" )x1="[^"]*" x2="[^"]*"/g

function said(html: string, weights: Weights, requests: number): string {
  const total = PARTS.reduce((sum, part) => sum + weights[part], 0)
  const figures = new Map<string, string>([
    ['total', inKilobytes(total)],
    ['requests', String(requests)],
    ...PARTS.map((part): [string, string] => [part, inKilobytes(weights[part])]),
  ])
  const dots = dotsOf(weights)
  return html
    .replaceAll(FIGURE, (_, tag: string, name: string) => tag + figures.get(name))
    .replaceAll(DOTS, (_, tag: string, name: string) => tag + dots.get(name))
}

const inKilobytes = (weight: number) => (weight / 10).toFixed(1)

/** A stroke without length has a dot at each unit; a little more than whole, it has the last one too. */
function dotsOf(weights: Weights): Map<string, string> {
  const lines = new Map<string, string>()
  let start = 0
  for (const part of PARTS) {
    const count = Math.max(Math.round(weights[part] / 10), 1)
    lines.set(part, `x1="${start + 0.5}" x2="${start + count - 0.4}"`)
    start += count
  }
  return lines
}
