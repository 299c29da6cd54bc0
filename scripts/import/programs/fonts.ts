import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

/**
 * Cuts the site's two fonts out of the packages that carry them, into `renderer/fonts`, and measures what stands in for
 * them until they arrive, into `renderer/styles/fontFallbacks.css`: `node scripts/run.js fonts`, after an update of those
 * packages. Both fonts are under the SIL Open Font License 1.1.
 */
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const LATIN_1 = '\u00a0©®°·×ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÛÜàáâäçèéêëíîïñóôöúûü'
const SIGNS = '–—‘’“”…→←↑↓−½'
const TEXT = LETTERS + LATIN_1 + SIGNS
/** What browsers apply unasked (CSS Fonts 4, section 7), and the figures that we ask for: others' glyphs stay out. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** What stands in, and what was measured of it. Source: `@capsizecss/metrics` 4.3.0, which has 1,900 more; of DejaVu 2.37 its files. */
const standIn = (familyName: string, postscriptName: string, metrics: Metrics) => ({
  familyName,
  fullName: postscriptName.endsWith('-Regular') ? `${familyName} Regular` : familyName,
  postscriptName,
  ...metrics,
})
type Metrics = Omit<Parameters<typeof createFontStack>[0][number], 'familyName'>
const TIMES = {
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xHeight: 916,
  xWidthAvg: 832,
}
const NOTO = { capHeight: 714, ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xHeight: 536, xWidthAvg: 481 }
const ARIAL = {
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
}
const ROBOTO = {
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 911,
}
const DEJAVU = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 }

/** What Linux has in their place, drawn to the same widths and heights. */
const TWINS = { TimesNewRomanPSMT: 'Liberation Serif', ArialMT: 'Liberation Sans' }

const FONTS = [
  {
    family: 'Newsreader Display',
    from: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    to: 'newsreader-display.woff2',
    // Display sizes only: the optical size is pinned at 72 points, the weight stays variable. No sheet asks for more than 400.
    variationAxes: { opsz: 72, wght: { min: 300, max: 400 } },
    // The weight of headings, whose lines are long and large.
    measuredAt: { opsz: 72, wght: 350 },
    // On Windows, macOS and most of Linux; on Android; where Debian's Chromium came alone.
    fallbacks: [
      standIn('Times New Roman', 'TimesNewRomanPSMT', TIMES),
      standIn('Noto Serif', 'NotoSerif-Regular', NOTO),
      standIn('DejaVu Serif', 'DejaVuSerif', { ...DEJAVU, xWidthAvg: 1058 }),
    ],
  },
  {
    family: 'Instrument Sans',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    measuredAt: { wght: 400 },
    fallbacks: [
      standIn('Arial', 'ArialMT', ARIAL),
      standIn('Roboto', 'Roboto-Regular', ROBOTO),
      standIn('DejaVu Sans', 'DejaVuSans', { ...DEJAVU, xWidthAvg: 1041 }),
    ],
  },
]

/** What draws the share pictures (`scripts/pictures`) knows neither WOFF2 nor variable fonts. */
const STILL_FONTS = [
  { from: FONTS[0]?.from ?? '', to: 'newsreader-display.ttf', variationAxes: { opsz: 72, wght: 350 } },
  { from: FONTS[1]?.from ?? '', to: 'instrument-sans.ttf', variationAxes: { wght: 400 } },
]

const require = createRequire(import.meta.url)
const inRenderer = (path: string) => fileURLToPath(new URL(`../../../renderer/${path}`, import.meta.url))

const fallbackFaces: string[] = []
for (const { family, from, to, variationAxes, measuredAt, fallbacks } of FONTS) {
  const source = await readFile(require.resolve(from))
  const font = await subsetFont(source, TEXT, { targetFormat: 'woff2', variationAxes, keepFeatures })
  await writeFile(inRenderer(`fonts/${to}`), font)
  const measured = await fromBuffer(
    await subsetFont(source, TEXT, { targetFormat: 'truetype', variationAxes: measuredAt }),
  )
  const { fontFamily, fontFaces } = createFontStack([{ ...measured, familyName: family }, ...fallbacks])
  const faces = Object.entries(TWINS).reduce(
    (text, [name, twin]) =>
      text.replace(`local('${name}')`, `local('${name}'), local('${twin}'), local('${twin.replace(' ', '')}')`),
    fontFaces,
  )
  fallbackFaces.push(faces.replaceAll("'", '"'))
  console.log(`${to}: ${font.length} bytes; ${fontFamily}`)
}
await writeFile(
  inRenderer('styles/fontFallbacks.css'),
  `/* Written by scripts/import/programs/fonts.ts: fonts that most systems have, scaled to the width and height of ours. */\n${fallbackFaces.join('\n')}\n`,
)
for (const { from, to, variationAxes } of STILL_FONTS) {
  const font = await subsetFont(await readFile(require.resolve(from)), TEXT, {
    targetFormat: 'truetype',
    variationAxes,
  })
  await writeFile(fileURLToPath(new URL(`../../build/pictures/${to}`, import.meta.url)), font)
  console.log(`${to}: ${font.length} bytes`)
}
