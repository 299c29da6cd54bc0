import { describe, expect, test } from 'vitest'
import { episodes, recordingOf } from '../../../../renderer/collections/episodes/definition.ts'
import { settled, siteOf, waiting } from '../../../support/contentFolder.ts'

describe('what plays', () => {
  const playing = async (overrides: Parameters<typeof siteOf>[0]) => {
    const site = await siteOf(overrides)
    const episode = site.find(episodes, 'first-episode')
    return episode && recordingOf(site, episode)
  }

  test('is a sample as long as its file, to which times are brought', async () => {
    const sample = await playing({})
    expect(sample?.seconds).toBeCloseTo(3, 0)
    expect((sample?.scale ?? 0) * 52.5 * 60).toBeCloseTo(sample?.seconds ?? -1)
  })

  test('is the episode itself where the recording is the owner’s', async () => {
    const own = (text: string) => settled(text).replace('"52:30"', '"0:03"')
    expect(await playing({ 'episodes/first-episode.mdx': own })).toEqual({ seconds: 3, scale: 1 })
  })
})

const CHAPTERS = ['0:00', '12:34', '40:00']
const TRANSCRIPT = ['0:00', '12:40', '52:30']

/** The second episode, which lasts 52:30, with chapters and a transcript at these times. */
function episode({ chapters = CHAPTERS, transcript = TRANSCRIPT }) {
  const list = [
    'chapters:',
    ...chapters.map((at) => `  - { at: ${at}, title: A subject }`),
    'transcript:',
    ...transcript.map((at) => `  - { at: "${at}", speaker: Host, text: A sentence. }`),
  ].join('\n')
  return {
    'episodes/second-episode.mdx': (text: string) =>
      waiting('transcript')(text.replace('duration: "52:30"\n', (duration) => `${duration}${list}\n`)),
  }
}

describe('chapters and transcripts', () => {
  test('may be left out; they are read in the order of the file, in quotes or not, and the last may stand at the very end', async () => {
    expect((await siteOf()).all(episodes)[0]).not.toHaveProperty('chapters')
    const site = await siteOf(episode({}))
    const [first] = site.all(episodes)
    expect(first?.chapters?.map(({ at }) => at)).toEqual(CHAPTERS)
    expect(first?.transcript?.map(({ at }) => at)).toEqual(TRANSCRIPT)
    expect(site.placeholders.map(({ path }) => path)).toContain('transcript')
  })
})
