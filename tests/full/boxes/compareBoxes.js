import { createReadStream, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { boxesOf } from './boxesOf.js'

/*
 * `CHROMIUM=/usr/bin/chromium node tests/full/boxes/compareBoxes.js <built site before> <after> [part of an address]`: whether a change of
 * styles moved anything that visitors see. Of each family of pages the largest is laid out at four widths, in both schemes, in forced
 * colors and on paper; each element with text has to stand in the same place, half a pixel apart at most, with the same letters and
 * colors. What has no text, or is drawn by a sheet alone, is compared as a picture.
 */
const WIDTHS = [360, 768, 1280, 1920]
/** @typedef {import('playwright-core').Page} Page */
/** @type {[name: string, media: Page['emulateMedia'] extends (options?: infer Options) => unknown ? Options : never][]} */
const SCHEMES = [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['forced', { forcedColors: 'active' }],
  ['print', { media: 'print' }],
]
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' }
/** By how much a channel of a pixel may differ, of 255: less is the rounding of a blend. */
const SHADE = 8

const [before = '', after = '', part = ''] = process.argv.slice(2)
const sites = await Promise.all([before, after].map(serve))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? chromium.executablePath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
let moved = 0
for (const address of onePageOfEachRoute(before).filter((address) => address.includes(part))) {
  for (const width of WIDTHS) {
    const pages = await Promise.all(sites.map((site) => open(site + address, width)))
    for (const [scheme, media] of SCHEMES) {
      const [old, now] = await Promise.all(pages.map((page) => look(page, media)))
      if (!old || !now) continue
      const differences = [...differencesOf(old.boxes, now.boxes), ...(await pixelsOf(old.picture, now.picture))]
      moved += differences.length
      if (differences.length > 0)
        console.log(`${address} ${width} ${scheme}: ${differences.length} of ${old.boxes.length}`)
      for (const each of differences.slice(0, 6)) console.log(`  ${each}`)
    }
    await Promise.all(pages.map((page) => page.close()))
  }
  console.log(`${address} looked at`)
}
await browser.close()
console.log(moved === 0 ? 'Nothing has moved.' : `${moved} elements are not where or what they were.`)
process.exit(moved === 0 ? 0 : 1)

/**
 * @param {string} folder
 * @returns {Promise<string>} where it is served, to the end of this program.
 */
async function serve(folder) {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURI(url.split('?')[0] ?? '')
    const files = [path, `${path}.html`, join(path, 'index.html')].map((each) => join(folder, each))
    const file = files.find((each) => statSync(each, { throwIfNoEntry: false })?.isFile())
    if (!file) return response.writeHead(404).end()
    response.setHeader(
      'content-type',
      TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream',
    )
    createReadStream(file).pipe(response)
  })
  await new Promise((listening) => server.listen(0, () => listening(undefined)))
  return `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
}

/**
 * Without script: nothing wakes, and nothing moves by itself.
 * @param {string} address
 * @param {number} width
 */
async function open(address, width) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  })
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page
}

/**
 * @param {Page} page
 * @param {(typeof SCHEMES)[number][1]} media
 */
async function look(page, media) {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen', ...media })
  /* The browser's own player is left out: its knob fades by itself, in one site held against itself too. */
  const mask = [page.locator('audio')]
  return { boxes: await page.evaluate(boxesOf), picture: await page.screenshot({ fullPage: true, mask }) }
}

/**
 * @param {Buffer} before
 * @param {Buffer} after
 */
async function pixelsOf(before, after) {
  if (before.equals(after)) return []
  const [old, now] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!old || !now || old.info.height !== now.info.height) return [`the page is another height`]
  const rows = new Set()
  for (const [at, shade] of old.data.entries())
    if (Math.abs(shade - (now.data[at] ?? 0)) > SHADE) rows.add(Math.floor(at / 3 / old.info.width))
  return rows.size === 0
    ? []
    : [`${rows.size} rows of pixels differ, from ${Math.min(...rows)} to ${Math.max(...rows)}`]
}

/**
 * @param {import('./boxesOf.js').Box[]} before
 * @param {import('./boxesOf.js').Box[]} after
 */
function differencesOf(before, after) {
  if (before.length !== after.length) {
    const at = before.findIndex(({ text }, index) => text !== after[index]?.text)
    const [old, now] = [before, after].map((all) => `“${all[at]?.text}” (${all[at]?.box.map(Math.round)})`)
    return [`${before.length} elements before, ${after.length} after: the first that differs was ${old}, is ${now}`]
  }
  return before.flatMap((old, index) => {
    const now = after[index]
    if (!now || old.text !== now.text) return [`“${old.text}” is “${now?.text}”`]
    const distance = Math.max(...old.box.map((side, at) => Math.abs(side - (now.box[at] ?? 0))))
    const styles = old.styles.flatMap((style, at) => (style === now.styles[at] ? [] : [`${style} → ${now.styles[at]}`]))
    if (distance <= 0.5 && styles.length === 0) return []
    return [`“${old.text}” (${old.box.map(Math.round)}) → (${now.box.map(Math.round)}) ${styles.join(', ')}`]
  })
}

/**
 * @param {string} folder
 * @returns {string[]} addresses
 */
function onePageOfEachRoute(folder) {
  /** @type {Map<string, string>} */
  const largest = new Map()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const parts = file.split('/')
    const family = file.endsWith('404.html') ? '404' : parts.length === 1 ? file : `${parts[0]} ${parts.length}`
    const other = largest.get(family)
    if (other === undefined || statSync(join(folder, file)).size > statSync(join(folder, other)).size)
      largest.set(family, file)
  }
  return [...largest.values()].map((file) => `/${file}`.replace(/(?:index)?\.html$/, '')).sort()
}
