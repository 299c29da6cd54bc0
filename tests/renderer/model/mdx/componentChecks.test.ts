import { describe, expect, test } from 'vitest'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

describe('a component', () => {
  mistake('an unknown component, with the one that was meant', () =>
    saidIn('<Calout title="x">\n\nText.\n\n</Calout>'),
  ).says(`
    There is no component \`<Calout>\`.
    | <Calout title="x">
    | ^^^^^^^^^^^^^^^^^^
    Did you mean \`Callout\`?`)
  mistake('HTML', () => saidIn('<script src="https://evil.example/x.js"></script>')).says(`
    HTML is not written here (\`<script>\`).
    | <script src="https://evil.example/x.js"></script>
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Known here: \`Callout\`, \`Claim\`, \`Fact\`, \`Price\`, \`Figure\`, \`Steps\`, \`Comparison\`, \`Bars\`, \`Flow\`, \`EntryLink\`.`)
  mistake('an unknown attribute, a missing one, a wrong one', () =>
    saidIn('<Callout titel="x">\n\nText.\n\n</Callout>\n\n<Claim />\n\n<Fact name="brnd" />'),
  ).says(`
    <Callout>: There is no key \`titel\` here.
    | <Callout titel="x">
    | ^^^^^^^^^^^^^^^^^^^
    Did you mean \`title\`?

    <Claim>: \`id\` is missing.
    | <Claim />
    | ^^^^^^^^^
    Add id="…".

    <Fact>: \`name\` cannot be \`brnd\`.
    | <Fact name="brnd" />
    | ^^^^^^^^^^^^^^^^^^^^
    Did you mean \`brand\`?`)

  test('a video or a page of others', async () => {
    const frame = '<iframe src="https://video.example.com/1" width="560" allowfullscreen></iframe>'
    expect(await saidIn(frame)).toMatchInlineSnapshot(`
      "No video and no page of others stands inside a text (\`<iframe>\`).
      | <iframe src="https://video.example.com/1" width="560" allowfullscreen></iframe>
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Link to it, and say in words what it shows.
      Write instead: \`[What it shows](https://video.example.com/1)\`"
    `)
    expect(await saidIn('<video src="film.mp4">\n\nText.')).toContain('No video and no page of others')
  })

  test('an attribute that stands twice', async () => {
    expect(await saidIn('<Callout title="a" title="b">\n\nText.\n\n</Callout>')).toMatchInlineSnapshot(`
      "<Callout>: \`title\` stands here twice.
      | <Callout title="a" title="b">
      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Keep one of the two."
    `)
    expect(await saidIn('See <Fact name="email" name="phone" />.')).toContain('<Fact>: `name` stands here twice.')
  })

  test('words in a component that stands for words itself', async () => {
    expect(await saidIn('It grew by <Claim id="growth">y</Claim>.')).toMatchInlineSnapshot(`
      "\`<Claim>\` stands for a text of another file, and holds none of its own.
      | It grew by <Claim id="growth">y</Claim>.
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Close it at once, and write on behind it.
      Write instead: \`<Claim id="growth" />\`"
    `)
    expect(await saidIn('<Fact name="brand">\n\ny\n\n</Fact>')).toContain('`<Fact>` stands for a text of another file')
  })

  mistake('an empty remark', () => saidIn('<Callout />')).says(`
    \`<Callout>\` is empty: readers would see an empty box.
    | <Callout />
    | ^^^^^^^^^^^
    Write the remark between <Callout> and </Callout>, each on a line of its own, with a blank line before and after.`)
})

describe('<EntryLink>', () => {
  test('to an entry that does not exist', async () => {
    const links = ['services/local-soe', 'cities/alabama/nowhere', 'posts/frist-post']
    const text = links.map((to) => `See <EntryLink to="${to}">this</EntryLink>.`).join('\n')
    expect(await saidIn(text)).toMatchInlineSnapshot(`
      "There is no service \`local-soe\`.
      | See <EntryLink to="services/local-soe">this</EntryLink>.
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`local-seo\`?
      Write instead: \`See <EntryLink to="services/local-seo">this</EntryLink>.\`

      There is no city \`alabama/nowhere\`.
      | See <EntryLink to="cities/alabama/nowhere">this</EntryLink>.
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`alabama/hoover\`?
      Write instead: \`See <EntryLink to="cities/alabama/hoover">this</EntryLink>.\`

      There is no post \`frist-post\`.
      | See <EntryLink to="posts/frist-post">this</EntryLink>.
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Did you mean \`first-post\`?
      Write instead: \`See <EntryLink to="posts/first-post">this</EntryLink>.\`"
    `)
  })

  test('to something that has no page, or to an address', async () => {
    const text = 'See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.'
    const problems = await saidIn(text)
    const [, folders = ''] = /by folder and file: (.*)\./.exec(problems) ?? []
    expect(folders.split(', ')).toEqual(expect.arrayContaining(['services/…', 'posts/…', 'cities/…']))
    expect(folders).not.toContain('team/…')
    expect(problems.replaceAll(folders, '[folders]')).toMatchInlineSnapshot(`
      "<EntryLink>: \`to\` names an entry by folder and file: [folders].
      | See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      <EntryLink>: \`to\` names an entry by folder and file: [folders].
      | See <EntryLink to="team/president" /> and <EntryLink to="/services/local-seo" />.
      |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
    `)
  })

  mistake('on a line of its own', () => saidIn('<EntryLink to="services/local-seo" />')).says(`
    \`<EntryLink>\` stands outside a sentence.
    | <EntryLink to="services/local-seo" />
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Write the sentence around it, on the same line.`)
})
