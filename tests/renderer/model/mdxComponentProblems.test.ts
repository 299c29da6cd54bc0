import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../support/contentFolder.ts'

const FRONT_MATTER = `---
title: A post
excerpt: A post with a mistake in it, described in one sentence that is long enough to be shown.
date: 2025-01-01
---

`
const body = (text: string) => problemsOf({ 'posts/a-post.mdx': `${FRONT_MATTER}${text}\n` })

describe('<Figure>', () => {
  test('without a text for people who cannot see it, and without its size', async () => {
    expect(await body('<Figure src="episodes/chart.svg" width="wide" />')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        <Figure>: \`alt\` is missing.
        7 | <Figure src="episodes/chart.svg" width="wide" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add alt="…".

      content/posts/a-post.mdx:7:1
        <Figure>: A size is a whole number of pixels, for instance width="960".
        7 | <Figure src="episodes/chart.svg" width="wide" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx:7:1
        <Figure>: \`height\` is missing.
        7 | <Figure src="episodes/chart.svg" width="wide" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Add height="…".

      3 problems in 1 file"
    `)
  })

  test('of a file that is no picture, or that does not exist', async () => {
    const figure = (src: string) => `<Figure src="${src}" alt="A chart" width="640" height="400" />`
    expect(await body(`${figure('episodes/sample.mp3')}\n\n${figure('chart.svg')}`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        <Figure>: \`src\` is a picture of \`content/media\`, for instance posts/chart.svg.
        7 | <Figure src="episodes/sample.mp3" alt="A chart" width="640" height="400" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx:9:1
        There is no file in content/media \`chart.svg\`.
        9 | <Figure src="chart.svg" alt="A chart" width="640" height="400" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.

      2 problems in 1 file"
    `)
  })

  test('with something inside, or inside a sentence', async () => {
    const open = '<Figure src="episodes/sample.svg" alt="A chart" width="640" height="400"'
    const content = `${open}>\nA caption.\n</Figure>\n\nText ${open} />`
    const media = { 'media/episodes/sample.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    expect(await problemsOf({ ...media, 'posts/a-post.mdx': `${FRONT_MATTER}${content}\n` })).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        \`<Figure>\` holds nothing.
        8 | A caption.
          | ^^^^^^^^^^
        Close it at once, <Figure … />, and write what stands below the picture as its \`caption\`.

      content/posts/a-post.mdx:11:6
        \`<Figure>\` stands in a line of text.
        11 | Text <Figure src="episodes/sample.svg" alt="A chart" width="640" height="400" />
           |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each of its tags a line of its own.

      2 problems in 1 file"
    `)
  })
})

describe('<EntryLink>', () => {
  test('to an entry that does not exist', async () => {
    const links = ['services/local-soe', 'cities/alabama/nowhere', 'posts/frist-post']
    const text = links.map((to) => `See <EntryLink to="${to}">this</EntryLink>.`).join('\n')
    expect(await body(text)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:5
        There is no service \`local-soe\`.
        7 | See <EntryLink to="services/local-soe">this</EntryLink>.
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`local-seo\`?

      content/posts/a-post.mdx:8:5
        There is no city \`alabama/nowhere\`.
        8 | See <EntryLink to="cities/alabama/nowhere">this</EntryLink>.
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`alabama/hoover\`?

      content/posts/a-post.mdx:9:5
        There is no post \`frist-post\`.
        9 | See <EntryLink to="posts/frist-post">this</EntryLink>.
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`first-post\`?

      3 problems in 1 file"
    `)
  })

  test('to something that has no page, or to an address', async () => {
    const text = 'See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.'
    expect(await body(text)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:5
        <EntryLink>: \`to\` names an entry by folder and file: services/local-seo, posts/…, cities/florida/tampa.
        7 | See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx:7:43
        <EntryLink>: \`to\` names an entry by folder and file: services/local-seo, posts/…, cities/florida/tampa.
        7 | See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.
          |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      2 problems in 1 file"
    `)
  })

  test('on a line of its own', async () => {
    expect(await body('<EntryLink to="services/local-seo" />')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        \`<EntryLink>\` stands outside a sentence.
        7 | <EntryLink to="services/local-seo" />
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Write the sentence around it, on the same line.

      1 problem in 1 file"
    `)
  })
})

describe('<Steps>', () => {
  test('around anything but one numbered list', async () => {
    expect(
      await body('<Steps>\n- One\n- Two\n</Steps>\n\n<Steps>\n1. One\n\nText.\n</Steps>\n\n<Steps>\n</Steps>'),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        \`<Steps>\` holds one numbered list and nothing else.
        8 | - One
          | ^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      content/posts/a-post.mdx:15:1
        \`<Steps>\` holds one numbered list and nothing else.
        15 | Text.
           | ^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      content/posts/a-post.mdx:18:1
        \`<Steps>\` holds one numbered list and nothing else.
        18 | <Steps>
           | ^^^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      3 problems in 1 file"
    `)
  })

  test('inside a line, with an attribute it does not take', async () => {
    expect(await body('Do <Steps title="First">this</Steps>.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:4
        <Steps>: There is no key \`title\` here.
        7 | Do <Steps title="First">this</Steps>.
          |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx:7:4
        \`<Steps>\` stands in a line of text.
        7 | Do <Steps title="First">this</Steps>.
          |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each of its tags a line of its own.

      2 problems in 1 file"
    `)
  })
})

describe('<Comparison>', () => {
  test('around anything but a table', async () => {
    expect(await body('<Comparison>\nText.\n</Comparison>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        \`<Comparison>\` holds one table and nothing else.
        8 | Text.
          | ^^^^^
        Write a table inside: | Question | Before | After |.

      1 problem in 1 file"
    `)
  })

  test('around a table of four columns', async () => {
    const table = '| A | B | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |'
    expect(await body(`<Comparison>\n${table}\n</Comparison>`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        The table has 4 columns, and \`<Comparison>\` takes 3: what is compared, and two values.
        8 | | A | B | C | D |
          | ^^^^^^^^^^^^^^^^^
        Change the columns, or write the table without <Comparison>.

      1 problem in 1 file"
    `)
  })
})

describe('<Bars>', () => {
  test('without a caption, with a word for a unit', async () => {
    expect(await body('<Bars unit="dollars">\n- A: 1\n- B: 2\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:7:1
        <Bars>: \`caption\` is missing.
        7 | <Bars unit="dollars">
          | ^^^^^^^^^^^^^^^^^^^^^
        Add caption="…".

      content/posts/a-post.mdx:7:1
        <Bars>: \`unit\` has 7 characters, 4 too many: at most 3.
        7 | <Bars unit="dollars">
          | ^^^^^^^^^^^^^^^^^^^^^

      2 problems in 1 file"
    `)
  })

  test('around anything but a list', async () => {
    expect(await body('<Bars caption="Calls.">\nA: 1\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        \`<Bars>\` holds one list and nothing else.
        8 | A: 1
          | ^^^^
        Write a list inside, each line a label, a colon and a number: - Calls: 40

      1 problem in 1 file"
    `)
  })

  test('with items that are not a label and a number, and labels too long for a phone', async () => {
    const items = [
      'Calls: 40',
      'Cost: $40',
      'Calls 40',
      '**Calls**: 40',
      'The calls that came in before the lunch hour: 4',
    ]
    expect(
      await body(`<Bars caption="Calls.">\n${items.map((item) => `- ${item}`).join('\n')}\n</Bars>`),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:9:1
        This is not a label, a colon and a number.
        9 | - Cost: $40
          | ^^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx:10:1
        This is not a label, a colon and a number.
        10 | - Calls 40
           | ^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx:11:1
        This is not a label, a colon and a number.
        11 | - **Calls**: 40
           | ^^^^^^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx:12:1
        The label has 44 characters, 12 too many: at most 32.
        12 | - The calls that came in before the lunch hour: 4
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      4 problems in 1 file"
    `)
  })

  test('with one bar', async () => {
    expect(await body('<Bars caption="Calls.">\n- A: 1\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        The list has 1 item, and \`<Bars>\` takes 2 to 8.
        8 | - A: 1
          | ^^^^^^

      1 problem in 1 file"
    `)
  })
})

describe('<Flow>', () => {
  test('around anything but a numbered list', async () => {
    expect(await body('<Flow caption="A call.">\n- A: One.\n- B: Two.\n- C: Three.\n</Flow>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        \`<Flow>\` holds one numbered list and nothing else.
        8 | - A: One.
          | ^^^^^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      1 problem in 1 file"
    `)
  })

  test('with items that are not a name and a sentence', async () => {
    const items = '1. Called: Somebody called.\n2. Just text.\n3. Booked:\n4. **Came**: She came.'
    expect(await body(`<Flow caption="A call.">\n${items}\n</Flow>`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:9:1
        This is not a name, a colon and a sentence.
        9 | 2. Just text.
          | ^^^^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      content/posts/a-post.mdx:10:1
        This is not a name, a colon and a sentence.
        10 | 3. Booked:
           | ^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      content/posts/a-post.mdx:11:1
        This is not a name, a colon and a sentence.
        11 | 4. **Came**: She came.
           | ^^^^^^^^^^^^^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      3 problems in 1 file"
    `)
  })

  test('with two items', async () => {
    expect(await body('<Flow caption="A call.">\n1. A: One.\n2. B: Two.\n</Flow>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx:8:1
        The list has 2 items, and \`<Flow>\` takes 3 to 6.
        8 | 1. A: One.
          | ^^^^^^^^^^

      1 problem in 1 file"
    `)
  })
})
