import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Site } from '../../../../renderer/model/site.ts'
import type { ShareImage } from '../../../../renderer/page.ts'
import { drawShareImage } from '../../../../scripts/build/images/textImages.tsx'
import { listFileGenerators } from '../../../../scripts/build/steps/generateFiles.ts'
import { createTestSite, FIXTURE, getFixtureSite } from '../../../support/contentFolder.ts'

const site = await getFixtureSite()

const drawImage = (share: ShareImage) => drawShareImage(share, 'A Brand', site)

async function findRightmostInk(title: string): Promise<number> {
  const svg = await drawImage({ pageAddress: '/blog/a-post', title, detail: 'December 15, 2024' })
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 130, width: 1000, height: 330 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.reduce((most, tone, at) => (tone < 128 ? Math.max(most, at % info.width) : most), 0)
}

test('draws text as outlines, which need no fonts', async () => {
  expect(await drawImage({ pageAddress: '/about', title: 'A Title' })).not.toMatch(/<text|font-family/)
})

test.each([
  ['with 60 wide letters', 'MWMWMWMWMW WMWMWMWMWM MWMWMWMWMW WMWMWMWMWM MWMWMWMWMW WMWMW'],
  ['with one long word', 'Otorhinolaryngologists'],
  ['with a word of 60 letters', 'W'.repeat(60)],
  ['with two hundred letters', 'What a practice may say in public '.repeat(6)],
])('fits a title %s into its area', async (_, title) => {
  const ink = await findRightmostInk(title)
  expect(ink).toBeGreaterThan(500)
  expect(ink).toBeLessThanOrEqual(960)
})

test('redraws a share image if its text changes, but not if a city moves', async () => {
  const moved = await createTestSite({ 'states/alabama.yaml': (text) => text.replace(/lat: [\d.]+/, 'lat: 34.5') })
  const getKey = (site: Site, title: string) =>
    listFileGenerators({
      site,
      shareImages: [{ pageAddress: '/locations/alabama', title }],
      content: FIXTURE,
    })[0]?.getKey()
  expect(await getKey(moved, 'Alabama')).toBe(await getKey(site, 'Alabama'))
  expect(await getKey(site, 'Another')).not.toBe(await getKey(site, 'Alabama'))
})
