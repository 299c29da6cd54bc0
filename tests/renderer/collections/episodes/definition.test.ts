import { expect, test } from 'vitest'
import { episodes, getRecordingInfo } from '../../../../renderer/collections/episodes/definition.ts'
import { createTestSite, removePlaceholders } from '../../../support/contentFolder.ts'

const getFirstPlayback = async (overrides: Parameters<typeof createTestSite>[0]) => {
  const site = await createTestSite(overrides)
  const episode = site.findEntry(episodes, 'first-episode')
  return episode && getRecordingInfo(site, episode)
}

test('scales the times of an episode to the duration of its sample recording', async () => {
  const playback = await getFirstPlayback({})
  expect(playback?.seconds).toBeCloseTo(3, 0)
  expect(playback?.sampleMinutes).toBe(1)
  expect((playback?.scale ?? 0) * 52.5 * 60).toBeCloseTo(playback?.seconds ?? -1)
})

test("doesn't scale the times of an episode with its real recording", async () => {
  const setRealDuration = (text: string) => removePlaceholders(text).replace('"52:30"', '"0:03"')
  expect(await getFirstPlayback({ 'episodes/first-episode.mdx': setRealDuration })).toEqual({ seconds: 3, scale: 1 })
})
