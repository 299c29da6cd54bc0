import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { defineProgram } from '../../program.ts'

const HELP = `node scripts/run.js fonts

Rebuilds the font subsets. Run it after you update the font packages. For other fonts, also update renderer/styles/fontFallbacks.css.`

/** All printable characters. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const LATIN_1 = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü'
const SYMBOLS = '–—‘’“”…→←↑↓−½'
const CHARACTERS = ASCII + LATIN_1 + SYMBOLS
/** Features that browsers use by default (CSS Fonts 4), and the figures that we use. The rest are dropped, so that the files are smaller. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** The fonts use the SIL Open Font License 1.1. */
const FONTS = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    name: 'newsreader-display',
    // Stylesheets use weights up to 400.
    variationAxes: { opsz: 72, wght: { min: 300, max: 400 } },
    // The weight of headings.
    staticAxes: { opsz: 72, wght: 350 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans',
    variationAxes: { wght: { min: 400, max: 600 } },
    staticAxes: { wght: 400 },
  },
]

const require = createRequire(import.meta.url)

export const main = defineProgram({ help: HELP, options: {} }, async () => {
  for (const { from, name, variationAxes, staticAxes } of FONTS) {
    const source = await readFile(require.resolve(from))
    const font = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes, keepFeatures })
    await writeFile(`renderer/fonts/${name}.woff2`, font)
    // Satori doesn't support WOFF2 or variable fonts.
    const staticFont = await subsetFont(source, CHARACTERS, { targetFormat: 'truetype', variationAxes: staticAxes })
    await writeFile(`scripts/build/images/${name}.ttf`, staticFont)
    console.log(`${name}: ${font.length} bytes in WOFF2, ${staticFont.length} bytes in TrueType`)
  }
})
