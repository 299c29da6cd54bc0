import { expect, test } from 'vitest'
import { episodes, getPlayback } from '../../../../renderer/collections/episodes/definition.ts'
import { createTestSite, removePlaceholders } from '../../../support/contentFolder.ts'

const getEpisodeRecording = async (overrides: Parameters<typeof createTestSite>[0]) => {
  const site = await createTestSite(overrides)
  const episode = site.findEntry(episodes, 'first-episode')
  return episode && getPlayback(site, episode)
}

test('scales the times of an episode to the duration of its sample recording', async () => {
  const recording = await getEpisodeRecording({})
  expect(recording?.seconds).toBeCloseTo(3, 0)
  expect(recording?.sampleMinutes).toBe(1)
  expect((recording?.scale ?? 0) * 52.5 * 60).toBeCloseTo(recording?.seconds ?? -1)
})

test("doesn't scale the times of an episode with its real recording", async () => {
  const setRealDuration = (text: string) => removePlaceholders(text).replace('"52:30"', '"0:03"')
  expect(await getEpisodeRecording({ 'episodes/first-episode.mdx': setRealDuration })).toEqual({ seconds: 3, scale: 1 })
})
