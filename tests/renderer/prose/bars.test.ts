import { describe, expect, test } from 'vitest'
import { inBody } from '../../support/post.ts'

describe('<Bars>', () => {
  test('without a caption, with a word for a unit', async () => {
    expect(await inBody('<Bars unit="dollars">\n- A: 1\n- B: 2\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Bars>: \`caption\` is missing.
        | <Bars unit="dollars">
        | ^^^^^^^^^^^^^^^^^^^^^
        Add caption="…".

      content/posts/a-post.mdx
        <Bars>: \`unit\` has 7 characters, 4 too many: at most 3.
        | <Bars unit="dollars">
        | ^^^^^^^^^^^^^^^^^^^^^
        Shorten it.

      2 problems in 1 file"
    `)
  })

  test('around anything but a list', async () => {
    expect(await inBody('<Bars caption="Calls.">\nA: 1\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Bars>\` holds one list and nothing else.
        | A: 1
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
      await inBody(`<Bars caption="Calls.">\n${items.map((item) => `- ${item}`).join('\n')}\n</Bars>`),
    ).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This is not a label, a colon and a number.
        | - Cost: $40
        | ^^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx
        This is not a label, a colon and a number.
        | - Calls 40
        | ^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx
        This is not a label, a colon and a number.
        | - **Calls**: 40
        | ^^^^^^^^^^^^^^^
        Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.

      content/posts/a-post.mdx
        The label has 44 characters, 12 too many: at most 32.
        | - The calls that came in before the lunch hour: 4
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      4 problems in 1 file"
    `)
  })

  test('with one bar', async () => {
    expect(await inBody('<Bars caption="Calls.">\n- A: 1\n</Bars>')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The list has 1 item, and \`<Bars>\` takes 2 to 8.
        | - A: 1
        | ^^^^^^

      1 problem in 1 file"
    `)
  })
})
