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
})
