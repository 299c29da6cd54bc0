import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts'
import { runProgram } from '../runProgram.ts'
import { serve } from '../serve/serve.ts'

const HELP = `node scripts/run.js benchScript

What script costs a visitor, measured on dist (npm run build first): the bytes that each family of pages loads at once and
after everything on it has woken, and how long an episode's player takes to work, beside the load of its page.`

/** One page of each family that differs in its script. */
const FAMILIES = [
  '/',
  '/about',
  '/services/local-seo',
  '/industries/medical-spas',
  '/locations',
  '/locations/florida',
  '/locations/florida/tampa',
  '/blog/plastic-surgery-patient-leads',
  '/podcast/answer-the-phone',
  '/nowhere',
]
const EPISODE = '/podcast/answer-the-phone'
const RUNS = 9

/** A phone of the middle class on a slow network: the conditions of Lighthouse's mobile preset (its docs/throttling.md). */
const SLOW = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, cpu: 4 }

if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) console.log(HELP)
else await runProgram(bench)

async function bench(): Promise<boolean> {
  const { server, address } = await serve({ folder: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    console.log('Script, bytes gzipped:          at load   awake')
    for (const path of FAMILIES) {
      const [atLoad, awake] = await bytesOf(browser, address + path)
      console.log(`${path.padEnd(32)}${String(atLoad).padStart(7)}${String(awake).padStart(8)}`)
    }
    for (const isSlow of [false, true]) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await timesOf(browser, address + EPISODE, isSlow))
      const load = median(runs.map((times) => times.load))
      const works = median(runs.map((times) => times.works))
      const where = isSlow ? 'slow phone' : 'this machine'
      console.log(
        `\nPlayer, ${where}: load ${load} ms, works ${works} ms, ${(works / load).toFixed(2)} of the load (medians of ${RUNS})`,
      )
    }
  } finally {
    await browser.close()
    server.close()
  }
  return true
}

/** What a page's scripts weigh when it has loaded, and when every part of it has been in view. */
async function bytesOf(browser: Browser, url: string): Promise<[number, number]> {
  const page = await browser.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => response.request().resourceType() === 'script' && bodies.push(response.body()))
  const total = async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  await page.goto(url, { waitUntil: 'load' })
  const atLoad = await total()
  const search = page.locator('[data-city-search] input')
  if ((await search.count()) > 0) await search.focus()
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await page.locator('[data-awake]').first().waitFor()
  }
  await page.waitForLoadState('networkidle')
  const awake = await total()
  await page.close()
  return [atLoad, awake]
}

/** Milliseconds from the start of the navigation until the page has loaded, and until its player answers. */
async function timesOf(browser: Browser, url: string, isSlow: boolean): Promise<{ load: number; works: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  if (isSlow) await slowDown(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-island="Player"][data-awake]')) performance.mark('works')
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-awake'] })
  })
  await page.goto(url)
  await page.locator('.player').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => performance.getEntriesByName('works').length > 0)
  const times = await page.evaluate(() => ({
    load: Math.round((performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart),
    works: Math.round(performance.getEntriesByName('works')[0]?.startTime ?? Number.NaN),
  }))
  await context.close()
  return times
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { cpu, ...network } = SLOW
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
