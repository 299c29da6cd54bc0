import { describe, expect, test } from 'vitest'
import { said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'

describe('what one file says about another', () => {
  mistake('a popular city that does not exist', () =>
    said({ 'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/aubrn') }),
  ).says(`
    There is no city \`alabama/aubrn\`.
    |     - alabama/aubrn
    |       ^^^^^^^^^^^^^
    Did you mean \`alabama/auburn\`?
    Write instead: \`- alabama/auburn\``)
  mistake('a menu entry to a page that does not exist', () =>
    said({ 'navigation.yaml': (text) => text.replace('to: /contact', 'to: /contcat') }),
  ).says(`
    There is no page \`/contcat\`.
    |   to: /contcat
    |       ^^^^^^^^
    Did you mean \`/contact\`?
    Write instead: \`to: /contact\``)

  test('a claim that does not exist', async () => {
    expect(
      await said({
        'services/paid-media.yaml': (text) => text.replace('label: Third figure', 'label: "{claim:grwth}"'),
      }),
    ).toMatchInlineSnapshot(`
      "There is no claim \`grwth\` in claims.yaml.
      |   - { claim: growth, label: "{claim:grwth}" }
      |                              ^^^^^^^^^^^^^
      Did you mean \`growth\`?"
    `)
  })

  mistake('a recording that does not exist', () =>
    said({ 'episodes/first-episode.mdx': (text) => text.replace('sample.mp3', 'smaple.mp3') }),
  ).says(`
    There is no file in content/media \`episodes/smaple.mp3\`.
    | audioUrl: episodes/smaple.mp3
    |           ^^^^^^^^^^^^^^^^^^^
    Did you mean \`episodes/sample.mp3\`?
    Write instead: \`audioUrl: episodes/sample.mp3\``)
})
