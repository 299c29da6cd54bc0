import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { company } from '../../renderer/collections/company/definition.ts'
import { urls } from '../../renderer/urls.ts'
import { builtAddresses, builtSite, getOutline, getPath, isNotFound, site } from './realSite.ts'

const listedAddresses = builtAddresses.filter((address) => !isNotFound(address))

const shareFiles = [...builtSite.files].filter((file) => file.startsWith('/share/'))

const getShareImage = (address: string) => getOutline(address).shareImage.replace(/\?v=[0-9a-f]{8}$/, '')

test('builds exactly the share images that pages use', () => {
  const { origin } = site.get(company)
  const images = new Set(listedAddresses.map(getShareImage))
  expect([...images].sort()).toEqual(shareFiles.map((file) => origin + file).sort())
})

test('draws share images of 1200 × 630 with at most 60 KB', async () => {
  for (const image of shareFiles) {
    const file = readFileSync(getPath(image))
    expect(await sharp(file).metadata(), image).toMatchObject({ width: 1200, height: 630 })
    expect(file.length, image).toBeLessThanOrEqual(60 * 1024)
  }
})

test('the podcast cover is 3000 × 3000 and under 512 KB', async () => {
  const file = readFileSync(getPath(urls.podcastCover()))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 3000 })
  expect(file.length).toBeLessThan(512 * 1024)
})
