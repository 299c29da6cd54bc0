import { describe, expect, test } from 'vitest'
import { inBody } from '../../support/post.ts'

describe('<Steps>', () => {
  test('around anything but one numbered list', async () => {
    expect(
      await inBody('<Steps>\n- One\n- Two\n</Steps>\n\n<Steps>\n1. One\n\nText.\n</Steps>\n\n<Steps>\n</Steps>'),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Steps>\` holds one numbered list and nothing else.
        | - One
        | ^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      content/posts/a-post.mdx
        \`<Steps>\` holds one numbered list and nothing else.
        | Text.
        | ^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      content/posts/a-post.mdx
        \`<Steps>\` holds one numbered list and nothing else.
        | <Steps>
        | ^^^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      3 problems in 1 file"
    `)
  })

  test('inside a line, with an attribute it does not take', async () => {
    expect(await inBody('Do <Steps title="First">this</Steps>.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Steps>: There is no key \`title\` here.
        | Do <Steps title="First">this</Steps>.
        |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      content/posts/a-post.mdx
        \`<Steps>\` stands in a line of text.
        | Do <Steps title="First">this</Steps>.
        |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each of its tags a line of its own.

      2 problems in 1 file"
    `)
  })
})

describe('<Comparison>', () => {
  test('around anything but a table', async () => {
    expect(await inBody('<Comparison>\nText.\n</Comparison>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Comparison>\` holds one table and nothing else.
        | Text.
        | ^^^^^
        Write a table inside: | Question | Before | After |.

      1 problem in 1 file"
    `)
  })

  test('around a table of four columns', async () => {
    const table = '| A | B | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |'
    expect(await inBody(`<Comparison>\n${table}\n</Comparison>`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The table has 4 columns, and \`<Comparison>\` takes 3: what is compared, and two values.
        | | A | B | C | D |
        | ^^^^^^^^^^^^^^^^^
        Change the columns, or write the table without <Comparison>.

      1 problem in 1 file"
    `)
  })
})

describe('<Flow>', () => {
  test('around anything but a numbered list', async () => {
    expect(await inBody('<Flow caption="A call.">\n- A: One.\n- B: Two.\n- C: Three.\n</Flow>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Flow>\` holds one numbered list and nothing else.
        | - A: One.
        | ^^^^^^^^^
        Write a list inside whose lines start with 1. and 2. and so on.

      1 problem in 1 file"
    `)
  })

  test('with items that are not a name and a sentence', async () => {
    const items = '1. Called: Somebody called.\n2. Just text.\n3. Booked:\n4. **Came**: She came.'
    expect(await inBody(`<Flow caption="A call.">\n${items}\n</Flow>`)).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This is not a name, a colon and a sentence.
        | 2. Just text.
        | ^^^^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      content/posts/a-post.mdx
        This is not a name, a colon and a sentence.
        | 3. Booked:
        | ^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      content/posts/a-post.mdx
        This is not a name, a colon and a sentence.
        | 4. **Came**: She came.
        | ^^^^^^^^^^^^^^^^^^^^^^
        Write them so: 1. Booked: A visit is on the calendar.

      3 problems in 1 file"
    `)
  })

  test('with two items', async () => {
    expect(await inBody('<Flow caption="A call.">\n1. A: One.\n2. B: Two.\n</Flow>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The list has 2 items, and \`<Flow>\` takes 3 to 6.
        | 1. A: One.
        | ^^^^^^^^^^

      1 problem in 1 file"
    `)
  })
})
