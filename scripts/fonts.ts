import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts the site's two fonts out of the packages that carry them, into `renderer/fonts`:
 * `npx tsx scripts/fonts.ts`, after an update of those packages. Both fonts are under the SIL Open Font License 1.1.
 */
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const LATIN_1 = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü'
const SIGNS = '–—‘’“”…→←↑↓−½'

const FONTS = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'newsreader-display.woff2',
    // Display sizes only: the optical size is pinned at 72 points, the weight stays variable.
    variationAxes: { opsz: 72, wght: { min: 300, max: 500 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

const require = createRequire(import.meta.url)
for (const { from, to, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(require.resolve(from)), LETTERS + LATIN_1 + SIGNS, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(fileURLToPath(new URL(`../renderer/fonts/${to}`, import.meta.url)), font)
  console.log(`${to}: ${font.length} bytes`)
}
