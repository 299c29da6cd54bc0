import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../support/contentFolder.ts'
import { inBody, post } from '../../support/post.ts'

describe('<Figure>', () => {
  test('without a text for people who cannot see it, and without its size', async () => {
    expect(await inBody('<Figure src="episodes/chart.svg" width="wide" />')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Figure>: \`alt\` is missing.
        | <Figure src="episodes/chart.svg" width="wide" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add alt="…".

      content/posts/a-post.mdx
        <Figure>: A size is a whole number of pixels, for instance width="960".
        | <Figure src="episodes/chart.svg" width="wide" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx
        <Figure>: \`height\` is missing.
        | <Figure src="episodes/chart.svg" width="wide" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add height="…".

      3 problems in 1 file"
    `)
  })

  test('of a file that is no picture, or that does not exist', async () => {
    const figure = (src: string) => `<Figure src="${src}" alt="A chart" width="640" height="400" />`
    expect(await inBody(`${figure('episodes/sample.mp3')}\n\n${figure('chart.svg')}`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Figure>: \`src\` is a picture of \`content/media\`, for instance posts/chart.svg.
        | <Figure src="episodes/sample.mp3" alt="A chart" width="640" height="400" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx
        There is no file in content/media \`chart.svg\`.
        | <Figure src="chart.svg" alt="A chart" width="640" height="400" />
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.

      2 problems in 1 file"
    `)
  })

  test('with something inside, or inside a sentence', async () => {
    const open = '<Figure src="episodes/sample.svg" alt="A chart" width="640" height="400"'
    const content = `${open}>\nA caption.\n</Figure>\n\nText ${open} />`
    const media = { 'media/episodes/sample.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    expect(await problemsOf({ ...media, ...post(content) })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Figure>\` holds nothing.
        | A caption.
        | ^^^^^^^^^^
        Close it at once, <Figure … />, and write what stands below the picture as its \`caption\`.

      content/posts/a-post.mdx
        \`<Figure>\` stands in a line of text.
        | Text <Figure src="episodes/sample.svg" alt="A chart" width="640" height="400" />
        |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each of its tags a line of its own.

      2 problems in 1 file"
    `)
  })
})
