import { describe, expect, test } from 'vitest'
import { episodes, recordingOf } from '../../../../renderer/collections/episodes/definition.ts'
import { flawsOf, problemsOf, siteOf } from '../../../support/contentFolder.ts'

describe('recordings', () => {
  const declared = (duration: string) => (text: string) =>
    text.replace('!placeholder ', '').replace('"52:30"', `"${duration}"`)

  test('last as long as the episode declares, but for a placeholder', async () => {
    expect(await flawsOf({ 'episodes/first-episode.mdx': declared('52:30') })).toEqual([
      'episodes/first-episode.mdx: The audio file lasts 0:03, not 52:30. › duration: "52:30" › Write "0:03".',
    ])
    expect(await problemsOf({ 'episodes/first-episode.mdx': declared('0:03') })).toBe('no problems')
  })

  test.each([
    ['drawing', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['document', 'a.pdf', '%PDF-1.7\n%%EOF\n'],
  ])('are no %s', async (kind, file, bytes) => {
    const episode = (text: string) => text.replace('!placeholder episodes/sample.mp3', file)
    expect(await flawsOf({ [`media/${file}`]: bytes, 'episodes/first-episode.mdx': episode })).toEqual([
      `episodes/first-episode.mdx: An episode plays a recording, and this is a ${kind}. › audioUrl: ${file} › ` +
        'Name an MP3 file of `content/media`, or leave `audioUrl` out.',
    ])
  })
})

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
    const own = (text: string) => text.replace('!placeholder ', '').replace('"52:30"', '"0:03"')
    expect(await playing({ 'episodes/first-episode.mdx': own })).toEqual({ seconds: 3, scale: 1 })
  })
})

describe('a transcript', () => {
  const transcript = (tag: string, words: number) => (text: string) =>
    text
      .replace('"52:30"', '"2:00"')
      .replace(
        'date:',
        `transcript:${tag}\n  - at: "0:00"\n    speaker: Host\n    text: ${'word '.repeat(words).trim()}\ndate:`,
      )

  test('is whole: fewer words than anybody says in that time are a part', async () => {
    expect(await flawsOf({ 'episodes/second-episode.mdx': transcript('', 9) })).toEqual([
      'episodes/second-episode.mdx: The transcript has 9 words. In 2:00 people say 160 at least: parts of it are missing. › ' +
        '- at: "0:00" › Write down all that is said, or leave `transcript` out.',
    ])
  })

  test('may be long, or wait for the owner', async () => {
    expect(await problemsOf({ 'episodes/second-episode.mdx': transcript('', 160) })).toBe('no problems')
    expect(await problemsOf({ 'episodes/second-episode.mdx': transcript(' !placeholder', 9) })).toBe('no problems')
  })
})
