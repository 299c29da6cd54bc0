import sharp from 'sharp'
import { expect, test } from 'vitest'
import { podcastCover } from '../../scripts/build/pictures/podcastCover.tsx'

/** How many pixels of a stretch of the cover are as light as its words. */
async function inkBetween(top: number, bottom: number, label = 'Podcast'): Promise<number> {
  const svg = Buffer.from(await podcastCover('Vitalume', label))
  const strip = await sharp(svg)
    .resize(300)
    .extract({ left: 0, top, width: 150, height: bottom - top })
    .greyscale()
  const pixels = await strip.raw().toBuffer()
  return pixels.filter((tone) => tone > 150).length
}

test('the cover bears the brand above the line, and below it what it is the cover of', async () => {
  expect(await inkBetween(0, 60)).toBeGreaterThan(100)
  expect(await inkBetween(240, 300)).toBeGreaterThan(40)
  expect(await inkBetween(240, 300, ' ')).toBe(0)
})
