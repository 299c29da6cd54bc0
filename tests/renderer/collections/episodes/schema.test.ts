import { describe, expect, test } from 'vitest'
import { episodes } from '../../../../renderer/collections/episodes/definition.ts'
import { problemsOf, siteOf } from '../../../support/contentFolder.ts'

const CHAPTERS = ['0:00', '12:34', '40:00']
const TRANSCRIPT = ['0:00', '12:40', '52:30']

/** The second episode, which lasts 52:30, with chapters and a transcript at these times. */
function episode({ chapters = CHAPTERS, transcript = TRANSCRIPT }) {
  const list = [
    'chapters:',
    ...chapters.map((at) => `  - { at: "${at}", title: A subject }`),
    'transcript: !placeholder',
    ...transcript.map((at) => `  - { at: "${at}", speaker: Host, text: A sentence. }`),
  ].join('\n')
  return {
    'episodes/second-episode.mdx': (text: string) =>
      text.replace('duration: "52:30"\n', (duration) => `${duration}${list}\n`),
  }
}

describe('chapters and transcripts', () => {
  test('may be left out', async () => {
    const site = await siteOf()
    expect(site.all(episodes).map(({ chapters, transcript }) => [chapters, transcript])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('are read in the order of the file; the last paragraph may stand at the very end', async () => {
    const site = await siteOf(episode({}))
    const [first] = site.all(episodes)
    expect(first?.chapters?.map(({ at }) => at)).toEqual(CHAPTERS)
    expect(first?.transcript?.map(({ at }) => at)).toEqual(TRANSCRIPT)
    expect(site.placeholders.map(({ path }) => path)).toContain('transcript')
  })

  test('fewer than three chapters', async () => {
    expect(await problemsOf(episode({ chapters: ['0:00', '12:34'] }))).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        \`chapters\` has 2 entries, and must have at least 3.
        |   - { at: "0:00", title: A subject }
        |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      1 problem in 1 file"
    `)
  })

  test('a first chapter that leaves the beginning out', async () => {
    expect(await problemsOf(episode({ chapters: ['0:30', '12:34', '40:00'] }))).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        The first chapter must start at "0:00": the first minute belongs to a chapter too.
        |   - { at: "0:30", title: A subject }
        |           ^^^^^^

      1 problem in 1 file"
    `)
  })

  test('times that do not ascend: earlier than the one before, or the same', async () => {
    expect(
      await problemsOf(episode({ chapters: ['0:00', '40:00', '12:34'], transcript: ['1:00', '2:00', '2:00'] })),
    ).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        "12:34" must be later than "40:00", the time of the entry before it.
        |   - { at: "12:34", title: A subject }
        |           ^^^^^^^

      content/episodes/second-episode.mdx
        "2:00" must be later than "2:00", the time of the entry before it.
        |   - { at: "2:00", speaker: Host, text: A sentence. }
        |           ^^^^^^

      2 problems in 1 file"
    `)
  })

  test('times past the end of the episode', async () => {
    expect(
      await problemsOf(episode({ chapters: ['0:00', '12:34', '52:31'], transcript: ['0:00', '100:00'] })),
    ).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        "52:31" is past the end: the episode lasts 52:30.
        |   - { at: "52:31", title: A subject }
        |           ^^^^^^^

      content/episodes/second-episode.mdx
        "100:00" is past the end: the episode lasts 52:30.
        |   - { at: "100:00", speaker: Host, text: A sentence. }
        |           ^^^^^^^^

      2 problems in 1 file"
    `)
  })

  test('times that are written in another way', async () => {
    expect(
      await problemsOf(episode({ chapters: ['start', '12:34', '40:00'], transcript: ['1:02:03'] })),
    ).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        A time is minutes and seconds from the start, written "12:34".
        |   - { at: "start", title: A subject }
        |           ^^^^^^^

      content/episodes/second-episode.mdx
        A time is minutes and seconds from the start, written "12:34".
        |   - { at: "1:02:03", speaker: Host, text: A sentence. }
        |           ^^^^^^^^^
        Write instead: \`at: "62:03"\`

      2 problems in 1 file"
    `)
  })

  test('a misspelt key', async () => {
    expect(
      await problemsOf({
        'episodes/second-episode.mdx': (text) =>
          text.replace('duration: "52:30"\n', '$&transcript:\n  - { at: "0:00", speakr: Host, text: A sentence. }\n'),
      }),
    ).toMatchInlineSnapshot(`
      "content/episodes/second-episode.mdx
        There is no key \`speakr\` here.
        |   - { at: "0:00", speakr: Host, text: A sentence. }
        |                   ^^^^^^
        Did you mean \`speaker\`?
        Write instead: \`speaker: Host\`

      1 problem in 1 file"
    `)
  })
})
