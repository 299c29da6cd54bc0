import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { states } from '../../renderer/collections/states/definition.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { SharePicture } from '../../renderer/share.ts'
import { drawPodcastCover } from '../../scripts/build/pictures/podcastCover.tsx'
import { getShownStates } from '../../scripts/build/pictures/shareMotifs.tsx'
import { drawSharePicture } from '../../scripts/build/pictures/sharePicture.tsx'
import { listPictures } from '../../scripts/build/steps/drawPictures.ts'
import { FIXTURE, fixtureSite, siteOf } from '../support/contentFolder.ts'

const site = await fixtureSite()

const pictureOf = (share: SharePicture) => drawSharePicture(share, 'A Brand', site)

/** How far from the left the ink of the title's room reaches, in pixels. */
async function rightmostInk(title: string): Promise<number> {
  const svg = await pictureOf({ of: '/blog/a-post', title, detail: 'December 15, 2024' })
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 130, width: 1000, height: 330 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((most, tone, at) => (tone < 128 ? Math.max(most, at % info.width) : most), 0)
}

describe('a share picture', () => {
  test('has text as outlines, so that it doesn’t need our fonts', async () => {
    expect(await pictureOf({ of: '/about', title: 'A Title' })).not.toMatch(/<text|font-family/)
  })

  test.each([
    ['of 60 wide letters', 'MWMWMWMWMW WMWMWMWMWM MWMWMWMWMW WMWMWMWMWM MWMWMWMWMW WMWMW'],
    ['of one long word', 'Otorhinolaryngologists'],
    ['of one word without an end', 'W'.repeat(60)],
    ['of two hundred letters', 'What a practice may say in public '.repeat(6)],
  ])('keeps a title %s beside the line', async (_, title) => {
    const ink = await rightmostInk(title)
    expect(ink).toBeGreaterThan(500)
    expect(ink).toBeLessThanOrEqual(960)
  })

  test('has a drawing for each kind of page', async () => {
    const pages = ['/', '/about', '/podcast', '/locations', '/locations/alabama']
    const drawn = await Promise.all(pages.map((of) => pictureOf({ of, title: 'A Title' })))
    expect(new Set(drawn).size).toBe(pages.length)
    expect(await pictureOf({ of: '/podcast/first-episode', title: 'A Title' })).toBe(drawn[2])
  })

  test('shows the drawing of its page next to the title', async () => {
    const stand = { width: 100, height: 100, base: 90, line: 'M0 90H100', light: { x: 50, y: 10 } }
    const title = 'A title of many words that has to be set'
    const [beside, across, alone] = await Promise.all([
      pictureOf({ of: '/about', title, drawing: { beside: [stand, stand], isLine: true } }),
      pictureOf({ of: '/about', title, drawing: { beats: { starts: [0, 3], length: 5 } } }),
      pictureOf({ of: '/about', title }),
    ])
    expect(beside.match(/d="M0 90H100"/g)).toHaveLength(2)
    expect(new Set([beside, across, alone]).size).toBe(3)
  })

  test('shows only the places of its page', () => {
    expect(getShownStates('/about', site)).toEqual([])
    expect(getShownStates('/locations', site)).toEqual(site.all(states).map(({ name }) => name))
    expect(getShownStates('/locations/alabama', site)).toEqual(['Alabama'])
  })

  test('is drawn again if its text changes, but not if a city moves', async () => {
    const moved = await siteOf({ 'states/alabama.yaml': (text) => text.replace(/lat: [\d.]+/, 'lat: 34.5') })
    const made = (site: Site, title: string) =>
      listPictures({ site, shares: [{ of: '/locations/alabama', title }], content: FIXTURE })[0]?.getKey()
    expect(await made(moved, 'Alabama')).toBe(await made(site, 'Alabama'))
    expect(await made(site, 'Another')).not.toBe(await made(site, 'Alabama'))
  })
})

/** How many pixels of a stretch of the cover are as light as its words. */
async function inkBetween(top: number, bottom: number, label = 'Podcast'): Promise<number> {
  const svg = Buffer.from(await drawPodcastCover('Vitalume', label))
  const strip = await sharp(svg)
    .resize(300)
    .extract({ left: 0, top, width: 150, height: bottom - top })
    .greyscale()
  const pixels = await strip.raw().toBuffer()
  return pixels.filter((tone) => tone > 150).length
}

test('the podcast’s cover has the brand above the line and the label below', async () => {
  expect(await inkBetween(0, 60)).toBeGreaterThan(100)
  expect(await inkBetween(240, 300)).toBeGreaterThan(40)
  expect(await inkBetween(240, 300, ' ')).toBe(0)
})
