import { describe, expect, test } from 'vitest'
import { flawsIn } from '../../support/post.ts'

describe('<Steps>', () => {
  test('hold one numbered list', async () => {
    const bodies = ['<Steps>\n- One\n- Two\n</Steps>', '<Steps>\n1. One\n\nText.\n</Steps>', '<Steps>\n</Steps>']
    expect(await flawsIn(bodies.join('\n\n'))).toMatchInlineSnapshot(`
      [
        "\`<Steps>\` holds one numbered list and nothing else. › - One › Write a list inside whose lines start with 1. and 2. and so on.",
        "\`<Steps>\` holds one numbered list and nothing else. › Text. › Write a list inside whose lines start with 1. and 2. and so on.",
        "\`<Steps>\` holds one numbered list and nothing else. › <Steps> › Write a list inside whose lines start with 1. and 2. and so on.",
      ]
    `)
  })
})

describe('<Callout>', () => {
  test('is not empty', async () => {
    expect(await flawsIn('<Callout>\n</Callout>')).toMatchInlineSnapshot(`
      [
        "\`<Callout>\` is empty: readers would see an empty box. › <Callout> › Write the remark between <Callout> and </Callout>, each on a line of its own, with a blank line before and after.",
      ]
    `)
  })
})

describe('<Comparison>', () => {
  test('holds one table of three columns', async () => {
    const table = '| A | B | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |'
    const bodies = ['<Comparison>\nText.\n</Comparison>', `<Comparison>\n${table}\n</Comparison>`]
    expect(await flawsIn(bodies.join('\n\n'))).toMatchInlineSnapshot(`
      [
        "\`<Comparison>\` holds one table and nothing else. › Text. › Write a table inside: | Question | Before | After |.",
        "The table has 4 columns, and \`<Comparison>\` takes 3: what is compared, and two values. › | A | B | C | D | › Change the columns, or write the table without <Comparison>.",
      ]
    `)
  })
})

describe('<Flow>', () => {
  test('holds one numbered list of three to six names, each with a sentence', async () => {
    const bodies = [
      '- A: One.\n- B: Two.\n- C: Three.',
      '1. Called: Somebody called.\n2. Just text.\n3. Booked:\n4. **Came**: She came.',
      '1. A: One.\n2. B: Two.',
    ].map((items) => `<Flow caption="A call.">\n${items}\n</Flow>`)
    expect(await flawsIn(bodies.join('\n\n'))).toMatchInlineSnapshot(`
      [
        "\`<Flow>\` holds one numbered list and nothing else. › - A: One. › Write a list inside whose lines start with 1. and 2. and so on.",
        "This is not a name, a colon and a sentence. › 2. Just text. › Write them so: 1. Booked: A visit is on the calendar.",
        "This is not a name, a colon and a sentence. › 3. Booked: › Write them so: 1. Booked: A visit is on the calendar.",
        "This is not a name, a colon and a sentence. › 4. **Came**: She came. › Write them so: 1. Booked: A visit is on the calendar.",
        "The list has 2 items, and \`<Flow>\` takes 3 to 6. › 1. A: One.",
      ]
    `)
  })
})

describe('<Bars>', () => {
  test('have a caption, and a sign for a unit', async () => {
    expect(await flawsIn('<Bars unit="dollars">\n- A: 1\n- B: 2\n</Bars>')).toMatchInlineSnapshot(`
      [
        "<Bars>: \`caption\` is missing. › <Bars unit="dollars"> › Add caption="…".",
        "<Bars>: \`unit\` has 7 characters, 4 too many: at most 3. › <Bars unit="dollars"> › Shorten it.",
      ]
    `)
  })

  test('hold one list of two to eight labels, short enough for a phone, each with a number', async () => {
    const items = [
      'Calls: 40',
      'Cost: $40',
      'Calls 40',
      '**Calls**: 40',
      'The calls that came in before the lunch hour: 4',
    ].map((item) => `- ${item}`)
    const bodies = ['A: 1', '- A: 1', items.join('\n')].map((inside) => `<Bars caption="Calls.">\n${inside}\n</Bars>`)
    expect(await flawsIn(bodies.join('\n\n'))).toMatchInlineSnapshot(`
      [
        "\`<Bars>\` holds one list and nothing else. › A: 1 › Write a list inside, each line a label, a colon and a number: - Calls: 40",
        "The list has 1 item, and \`<Bars>\` takes 2 to 8. › - A: 1",
        "This is not a label, a colon and a number. › - Cost: $40 › Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.",
        "This is not a label, a colon and a number. › - Calls 40 › Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.",
        "This is not a label, a colon and a number. › - **Calls**: 40 › Write them so: - Calls: 40. A sign such as $ stands in \`unit\`.",
        "The label has 44 characters, 12 too many: at most 32. › - The calls that came in before the lunch hour: 4",
      ]
    `)
  })
})

describe('<Figure>', () => {
  test('has a text for people who cannot see it, and its size', async () => {
    expect(await flawsIn('<Figure src="episodes/chart.png" width="wide" />')).toMatchInlineSnapshot(`
      [
        "<Figure>: \`alt\` is missing. › <Figure src="episodes/chart.png" width="wide" /> › Add alt="…".",
        "<Figure>: A size is a whole number of pixels, for instance width="960". › <Figure src="episodes/chart.png" width="wide" />",
        "<Figure>: \`height\` is missing. › <Figure src="episodes/chart.png" width="wide" /> › Add height="…".",
      ]
    `)
  })

  test('is of a picture that is there', async () => {
    const figure = (src: string) => `<Figure src="${src}" alt="A chart" width="640" height="400" />`
    expect(await flawsIn(`${figure('episodes/sample.mp3')}\n\n${figure('chart.png')}`)).toMatchInlineSnapshot(`
      [
        "<Figure>: \`src\` is a picture of \`content/media\`, for instance posts/chart.png. › <Figure src="episodes/sample.mp3" alt="A chart" width="640" height="400" />",
        "There is no file in content/media \`chart.png\`. › <Figure src="chart.png" alt="A chart" width="640" height="400" /> › Known here: \`episodes/sample.mp3\`, \`posts/room.png\`.",
      ]
    `)
  })

  test('holds nothing, and stands in no sentence', async () => {
    const open = '<Figure src="posts/room.png" alt="A room" width="960" height="600"'
    expect(await flawsIn(`${open}>\nA caption.\n</Figure>\n\nText ${open} />`)).toMatchInlineSnapshot(`
      [
        "\`<Figure>\` holds nothing. › A caption. › Close it at once, <Figure … />, and write what stands below the picture as its \`caption\`.",
        "\`<Figure>\` stands in a line of text. › Text <Figure src="posts/room.png" alt="A room" width="960" height="600" /> › Give each of its tags a line of its own.",
      ]
    `)
  })
})
