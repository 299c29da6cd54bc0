import { expect, test } from 'vitest'
import { episodes, getRecording } from '../../../../renderer/collections/episodes/definition.ts'
import { siteOf, withoutPlaceholders } from '../../../support/contentFolder.ts'

const playing = async (overrides: Parameters<typeof siteOf>[0]) => {
  const site = await siteOf(overrides)
  const episode = site.findEntry(episodes, 'first-episode')
  return episode && getRecording(site, episode)
}

test('scales the times of an episode to the duration of its sample recording', async () => {
  const sample = await playing({})
  expect(sample?.seconds).toBeCloseTo(3, 0)
  expect(sample?.sampleMinutes).toBe(1)
  expect((sample?.scale ?? 0) * 52.5 * 60).toBeCloseTo(sample?.seconds ?? -1)
})

test("doesn't scale the times of an episode with its real recording", async () => {
  const own = (text: string) => withoutPlaceholders(text).replace('"52:30"', '"0:03"')
  expect(await playing({ 'episodes/first-episode.mdx': own })).toEqual({ seconds: 3, scale: 1 })
})
