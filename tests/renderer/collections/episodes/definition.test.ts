import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('recordings', () => {
  const declared = (duration: string) => (text: string) =>
    text.replace('!placeholder ', '').replace('"52:30"', `"${duration}"`)

  test('a declared duration that is not the recording’s', async () => {
    expect(await problemsOf({ 'episodes/first-episode.mdx': declared('52:30') })).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx
        The audio file lasts 0:03, not 52:30.
        | duration: "52:30"
        |           ^^^^^^^
        Write "0:03".

      1 problem in 1 file"
    `)
  })

  test('the right duration, and a placeholder with any duration, are fine', async () => {
    expect(await problemsOf({ 'episodes/first-episode.mdx': declared('0:03') })).toBe('no problems')
    expect(await problemsOf({})).toBe('no problems')
  })

  test.each([
    ['drawing', 'svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['document', 'pdf', '%PDF-1.7\n'],
  ])('a %s is none', async (kind, end, bytes) => {
    const episode = (text: string) => text.replace('!placeholder episodes/sample.mp3', `a.${end}`)
    const problems = await problemsOf({ [`media/a.${end}`]: bytes, 'episodes/first-episode.mdx': episode })
    expect(problems.replaceAll(`a.${end}`, 'FILE').replaceAll(kind, 'KIND').replace(/\^+/, '^')).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx
        An episode plays a recording, and this is a KIND.
        | audioUrl: FILE
        |           ^
        Name an MP3 file of \`content/media\`, or leave \`audioUrl\` out.

      1 problem in 1 file"
    `)
  })
})
