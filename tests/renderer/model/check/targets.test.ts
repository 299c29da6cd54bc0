import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'

describe('what one file says about another', () => {
  test('a service that does not exist', async () => {
    const industry = (text: string) => text.replace('service: local-seo', 'service: local-soe')
    expect(await problemsOf({ 'industries/dental-implants.yaml': industry })).toMatchInlineSnapshot(`
      "content/industries/dental-implants.yaml
        There is no service \`local-soe\`.
        |   - service: local-soe
        |              ^^^^^^^^^
        Did you mean \`local-seo\`?
        Write instead: \`- service: local-seo\`

      1 problem in 1 file"
    `)
  })

  test('a popular city that does not exist', async () => {
    expect(
      await problemsOf({ 'states/_listing.yaml': (text) => text.replace('alabama/auburn', 'alabama/aubrn') }),
    ).toMatchInlineSnapshot(`
      "content/states/_listing.yaml
        There is no city \`alabama/aubrn\`.
        |     - alabama/aubrn
        |       ^^^^^^^^^^^^^
        Did you mean \`alabama/auburn\`?
        Write instead: \`- alabama/auburn\`

      1 problem in 1 file"
    `)
  })

  test('a menu entry to a page that does not exist', async () => {
    expect(
      await problemsOf({ 'navigation.yaml': (text) => text.replace('to: /contact', 'to: /contcat') }),
    ).toMatchInlineSnapshot(`
      "content/navigation.yaml
        There is no page \`/contcat\`.
        |   to: /contcat
        |       ^^^^^^^^
        Did you mean \`/contact\`?
        Write instead: \`to: /contact\`

      1 problem in 1 file"
    `)
  })

  test('a claim that does not exist', async () => {
    expect(
      await problemsOf({
        'services/paid-media.yaml': (text) => text.replace('label: Third figure', 'label: "{claim:grwth}"'),
      }),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        There is no claim \`grwth\` in claims.yaml.
        |   - { claim: growth, label: "{claim:grwth}" }
        |                              ^^^^^^^^^^^^^
        Did you mean \`growth\`?

      1 problem in 1 file"
    `)
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('id="growth"', 'id="grwth"') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        There is no claim \`grwth\`.
        | Practices report <Claim id="grwth" /> requests, see [our services](/services/paid-media).
        |                  ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`growth\`?
        Write instead: \`Practices report <Claim id="growth" /> requests, see [our services](/services/paid-media).\`

      1 problem in 1 file"
    `)
  })

  test('a recording that does not exist', async () => {
    expect(
      await problemsOf({ 'episodes/first-episode.mdx': (text) => text.replace('sample.mp3', 'smaple.mp3') }),
    ).toMatchInlineSnapshot(`
      "content/episodes/first-episode.mdx
        There is no file in content/media \`episodes/smaple.mp3\`.
        | audioUrl: !placeholder episodes/smaple.mp3
        |                        ^^^^^^^^^^^^^^^^^^^
        Did you mean \`episodes/sample.mp3\`?
        Write instead: \`audioUrl: !placeholder episodes/sample.mp3\`

      1 problem in 1 file"
    `)
  })
})
