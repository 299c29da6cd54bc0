import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../../support/contentFolder.ts'
import { inBody } from '../../../support/post.ts'

const alabama = (from: string | RegExp, to: string) =>
  problemsOf({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const team = (text: string) => problemsOf({ 'team/president.yaml': text })
const post = (from: string | RegExp, to: string) =>
  problemsOf({ 'posts/first-post.mdx': (text) => text.replace(from, to) })

describe('braces and brackets', () => {
  test('a missing `}` at the end of a line', async () => {
    expect(await alabama('lon: -86.586 }', 'lon: -86.586')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A \`{\` is opened here and never closed.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586
        |     ^
        Close it with \`}\`.
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing `}` in the last line', async () => {
    expect(await alabama('lat: 30.739, lon: -88.079 }', 'lat: 30.739, lon: -88.079')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A \`{\` is opened here and never closed.
        |   - { name: Prichard, population: 19322, lat: 30.739, lon: -88.079
        |     ^
        Close it with \`}\`.
        Write instead: \`- { name: Prichard, population: 19322, lat: 30.739, lon: -88.079 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing `]` inside braces', async () => {
    expect(await alabama('counties: [Madison]', 'counties: [Madison')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A \`[\` is opened here and never closed.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison, population: 215006, lat: 34.73, lon: -86.586 }
        |                                                     ^
        Close it with \`]\`.
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing `]` at the end of a line', async () => {
    expect(
      await service('[Key one, Key two, Key three, Key four]', '[Key one, Key two, Key three, Key four'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A \`[\` is opened here and never closed.
        | keyBenefits: [Key one, Key two, Key three, Key four
        |              ^
        Close it with \`]\`.
        Write instead: \`keyBenefits: [Key one, Key two, Key three, Key four]\`

      1 problem in 1 file"
    `)
  })

  test('a `}` too many', async () => {
    expect(await alabama('lon: -86.586 }', 'lon: -86.586 }}')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        There is a \`}\` too many.
        | …tion: 215006, lat: 34.73, lon: -86.586 }}
        |                                          ^
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing `{`', async () => {
    expect(await alabama('- { name: Huntsville', '- name: Huntsville')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A \`{\` is missing here: the line ends with \`}\`.
        |   - name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
        |     ^
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing comma between keys', async () => {
    expect(await alabama('name: Huntsville, slug', 'name: Huntsville slug')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A comma is missing here.
        |   - { name: Huntsville slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
        |                       ^
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a missing comma between texts in quotes', async () => {
    expect(
      await service('[Key one, Key two, Key three, Key four]', '["Key one", "Key two" "Key three", "Key four"]'),
    ).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        A comma is missing here.
        | keyBenefits: ["Key one", "Key two" "Key three", "Key four"]
        |                                   ^
        Write instead: \`keyBenefits: ["Key one", "Key two", "Key three", "Key four"]\`

      1 problem in 1 file"
    `)
  })

  test('a missing comma behind a list', async () => {
    expect(await alabama('counties: [Madison],', 'counties: [Madison]')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A comma is missing here.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison] population: 215006, lat: 34.73, lon: -86.586 }
        |                                                              ^
        Write instead: \`- { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a ` #` inside braces', async () => {
    expect(await alabama('name: Huntsville', 'name: Huntsville # 1')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        A \` #\` begins a comment: nobody reads what stands behind it.
        |   - { name: Huntsville # 1, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }
        |                        ^^^
        Put the value in quotes.
        Write instead: \`- { name: "Huntsville # 1", slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: -86.586 }\`

      1 problem in 1 file"
    `)
  })

  test('a text that goes on behind a token', async () => {
    expect(await team('order: 1\nname: {brand} and more\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A text that begins with \`{\` stands in quotes.
        | name: {brand} and more
        |       ^^^^^^^^^^^^^^^^
        Write instead: \`name: "{brand} and more"\`

      1 problem in 1 file"
    `)
  })
})

describe('columns', () => {
  test('an entry one column too far in', async () => {
    expect(await alabama(/\n {2}- \{ name: Birmingham/, '\n   - { name: Birmingham')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        This line stands one column too far in.
        |    - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 …
        |    ^
        The \`-\` of all entries of a list stand in one column.
        Write instead: \`  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }\`

      1 problem in 1 file"
    `)
  })

  test('an entry one column too far out', async () => {
    expect(await alabama(/\n {2}- \{ name: Birmingham/, '\n - { name: Birmingham')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        This line stands one column too far out.
        |  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }
        |  ^
        The \`-\` of all entries of a list stand in one column.
        Write instead: \`  - { name: Birmingham, slug: birmingham, counties: [Shelby, Jefferson], population: 200733, lat: 33.514, lon: -86.806 }\`

      1 problem in 1 file"
    `)
  })

  test('a text of a list one column too far in', async () => {
    expect(
      await post('[One thing to remember, Another thing]', '\n  - One thing\n   - Another\n  - A third'),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        This entry stands further in than the list: it goes on with the line above.
        |    - Another
        |    ^
        Let the \`-\` of all entries stand in one column.
        Write instead: \`  - Another\`

      1 problem in 1 file"
    `)
  })

  test('a key one column too far in', async () => {
    expect(await team('order: 1\nname: Alex\n role: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        This line stands one column too far in.
        |  role: President
        |  ^
        All keys of a group stand in one column.
        Write instead: \`role: President\`

      1 problem in 1 file"
    `)
  })

  test('a key of a group one column too far in', async () => {
    expect(
      await problemsOf({ 'site.yaml': (text) => text.replace(/\n {2}city:/, '\n   city:') }),
    ).toMatchInlineSnapshot(`
      "content/site.yaml
        This line stands one column too far in.
        |    city: Norfolk
        |    ^
        All keys of a group stand in one column.
        Write instead: \`  city: Norfolk\`

      1 problem in 1 file"
    `)
  })

  test('a key of a group one column too far out', async () => {
    expect(await problemsOf({ 'site.yaml': (text) => text.replace(/\n {2}city:/, '\n city:') })).toMatchInlineSnapshot(`
      "content/site.yaml
        This line stands one column too far out.
        |  city: Norfolk
        |  ^
        All keys of a group stand in one column.
        Write instead: \`  city: Norfolk\`

      1 problem in 1 file"
    `)
  })

  test('a key of an entry one column too far in', async () => {
    expect(await service(/\n {4}title: /, '\n     title: ')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        This line stands one column too far in.
        |      title: Step 1 of paid media
        |      ^
        All keys of a group stand in one column.
        Write instead: \`    title: Step 1 of paid media\`

      1 problem in 1 file"
    `)
  })

  test('no space behind the colon', async () => {
    expect(await team('order: 1\nname:Alex\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        There is no space behind this \`:\`.
        | name:Alex
        |     ^
        Write instead: \`name: Alex\`

      1 problem in 1 file"
    `)
  })

  test('no space behind the `-`', async () => {
    expect(await team('order: 1\nname: Alex\nrole: President\nbio:\n  -One\n  -Two\n')).toMatchInlineSnapshot(
      `
      "content/team/president.yaml
        There is no space behind these \`-\`: they are a text, and no list.
        |   -One
        |   ^
        Write \`- \` before each entry.
        Write instead: \`- One\`

      1 problem in 1 file"
    `,
    )
  })
})

describe('quotes and signs in YAML', () => {
  test('quotes inside quotes', async () => {
    expect(await team('order: 1\nname: "Alex "Al" Sample"\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        The quotes end here, inside of the value.
        | name: "Alex "Al" Sample"
        |             ^
        Quotes inside quotes are of the other kind, or curly.
        Write instead: \`name: 'Alex "Al" Sample'\`

      1 problem in 1 file"
    `)
  })

  test('an apostrophe inside single quotes', async () => {
    expect(await team("order: 1\nname: 'Alex's'\nrole: President\nbio: Leads.\n")).toMatchInlineSnapshot(`
      "content/team/president.yaml
        The quotes end here, inside of the value.
        | name: 'Alex's'
        |            ^
        Quotes inside quotes are of the other kind, or curly.
        Write instead: \`name: "Alex's"\`

      1 problem in 1 file"
    `)
  })

  test('curly quotes around a value with a colon', async () => {
    expect(await team('order: 1\nname: “Alex: the first”\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        These are curly quotes, which YAML takes for letters.
        | name: “Alex: the first”
        |       ^^^^^^^^^^^^^^^^^
        Straight quotes keep a value together.
        Write instead: \`name: "Alex: the first"\`

      1 problem in 1 file"
    `)
  })

  test('a value that begins with an at sign', async () => {
    expect(await team('order: 1\nname: "@alex"\nrole: @president\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A value cannot start with \`@\`.
        | role: @president
        |       ^
        Put the whole value in quotes.
        Write instead: \`role: "@president"\`

      1 problem in 1 file"
    `)
  })

  test('a value that begins with a percent sign', async () => {
    expect(await team('order: 1\nname: Alex\nrole: %president\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        A value cannot start with \`%\`.
        | role: %president
        |       ^
        Put the whole value in quotes.
        Write instead: \`role: "%president"\`

      1 problem in 1 file"
    `)
  })

  test('a value that begins with a star', async () => {
    expect(await team('order: 1\nname: Alex\nrole: *president\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        Anchors and aliases (\`&name\`, \`*name\`) are not used here.
        | role: *president
        |       ^^^^^^^^^^
        Write the value out where it is needed, or put a text that begins with \`*\` in quotes.
        Write instead: \`role: "*president"\`

      1 problem in 1 file"
    `)
  })

  test('a tag that is misspelt', async () => {
    expect(await team('order: 1\nname: !placholder Alex\nrole: President\nbio: Leads.\n')).toMatchInlineSnapshot(`
      "content/team/president.yaml
        This tag is not known.
        | name: !placholder Alex
        |       ^^^^^^^^^^^
        The one tag here is \`!placeholder\`. Put a text that starts with \`!\` in quotes.
        Write instead: \`name: !placeholder Alex\`

      1 problem in 1 file"
    `)
  })

  test('front matter whose value has a second colon', async () => {
    expect(await post('title: First post', 'title: First post: the beginning')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        There is a second \`: \` in this line.
        | title: First post: the beginning
        |                  ^
        Put the whole value in quotes.
        Write instead: \`title: "First post: the beginning"\`

      1 problem in 1 file"
    `)
  })

  test('front matter that is not closed', async () => {
    expect(await post(/\n---\n/, '\n')).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        The front matter is not closed.
        | ---
        | ^^^
        Write a line \`---\` between the front matter and the text.

      1 problem in 1 file"
    `)
  })
})

describe('signs in a body', () => {
  test('curly quotes around an attribute', async () => {
    expect(await inBody('We had <Claim id=“growth” /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        These are curly quotes: around the value behind a \`=\` stand straight ones.
        | We had <Claim id=“growth” /> more.
        |                  ^
        Write instead: \`We had <Claim id="growth" /> more.\`

      1 problem in 1 file"
    `)
  })

  test('no quotes around an attribute', async () => {
    expect(await inBody('We had <Claim id=growth /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The value behind a \`=\` stands in quotes.
        | We had <Claim id=growth /> more.
        |                  ^^^^^^
        Write instead: \`We had <Claim id="growth" /> more.\`

      1 problem in 1 file"
    `)
  })

  test('a claim in braces', async () => {
    expect(await inBody('We had {claim:growth} more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{claim:growth}\` is not cited so in a body.
        | We had {claim:growth} more.
        |        ^^^^^^^^^^^^^^
        Braces cite in YAML. In a body a component does.
        Write instead: \`<Claim id="growth" />\`

      1 problem in 1 file"
    `)
  })

  test('a fact in braces', async () => {
    expect(await inBody('Call {brand} today.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{brand}\` is not cited so in a body.
        | Call {brand} today.
        |      ^^^^^^^
        Braces cite in YAML. In a body a component does.
        Write instead: \`<Fact name="brand" />\`

      1 problem in 1 file"
    `)
  })

  test('a price in braces', async () => {
    expect(await inBody('It costs {price:paid-media/small} a month.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{price:paid-media/small}\` is not cited so in a body.
        | It costs {price:paid-media/small} a month.
        |          ^^^^^^^^^^^^^^^^^^^^^^^^
        Braces cite in YAML. In a body a component does.
        Write instead: \`<Price of="paid-media/small" />\`

      1 problem in 1 file"
    `)
  })

  test('a claim in braces that there is not', async () => {
    expect(await inBody('We had {claim:grwth} more, {claim:growth} in all.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`{claim:grwth}\` is not cited so in a body.
        | We had {claim:grwth} more, {claim:growth} in all.
        |        ^^^^^^^^^^^^^
        Braces cite in YAML. In a body a component does.
        Write instead: \`<Claim id="grwth" />\`

      content/posts/a-post.mdx
        \`{claim:growth}\` is not cited so in a body.
        | We had {claim:grwth} more, {claim:growth} in all.
        |                            ^^^^^^^^^^^^^^
        Braces cite in YAML. In a body a component does.
        Write instead: \`<Claim id="growth" />\`

      2 problems in 1 file"
    `)
  })

  test('a brace that is not closed', async () => {
    expect(await inBody('We had {claim:growth more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A \`{\` starts code here, and there is no code in content.
        | We had {claim:growth more.
        |        ^
        Braces cite in YAML. In a body a component does.
        Write instead: \`We had <Claim id="growth" /> more.\`

      1 problem in 1 file"
    `)
  })

  test('an address in angle brackets', async () => {
    expect(await inBody('See <https://www.example.com>.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        Angle brackets make no link here.
        | See <https://www.example.com>.
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^
        Write instead: \`See [www.example.com](https://www.example.com).\`

      1 problem in 1 file"
    `)
  })

  test('a comment of HTML', async () => {
    expect(await inBody('Text. <!-- later -->')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        A body has no comments.
        | Text. <!-- later -->
        |       ^^^^^^^^^^^^^^
        Remove it; notes may stand in the front matter, behind \`# \`.

      1 problem in 1 file"
    `)
  })

  test('a component without its slash', async () => {
    expect(await inBody('We had <Claim id="growth"> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        \`<Claim>\` is opened here and never closed.
        | We had <Claim id="growth"> more.
        |        ^^^^^^^^^^^^^^^^^^^
        Write instead: \`We had <Claim id="growth" /> more.\`

      1 problem in 1 file"
    `)
  })

  test('a component that is misspelt', async () => {
    expect(await inBody('We had <Clam id="growth" /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no component \`<Clam>\`.
        | We had <Clam id="growth" /> more.
        |        ^^^^^^^^^^^^^^^^^^^^
        Did you mean \`Claim\`?
        Write instead: \`<Claim id="growth" />\`

      1 problem in 1 file"
    `)
  })

  test('a component in small letters', async () => {
    expect(await inBody('We had <claim id="growth" /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        HTML is not written here (\`<claim>\`).
        | We had <claim id="growth" /> more.
        |        ^^^^^^^^^^^^^^^^^^^^^
        Did you mean \`Claim\`?
        Write instead: \`<Claim id="growth" />\`

      1 problem in 1 file"
    `)
  })

  test('an attribute that is misspelt', async () => {
    expect(await inBody('We had <Claim name="growth" /> more.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        <Claim>: There is no key \`name\` here. Did you mean \`id\`?
        | We had <Claim name="growth" /> more.
        |        ^^^^^^^^^^^^^^^^^^^^^^^
        Write instead: \`<Claim id="growth" />\`

      1 problem in 1 file"
    `)
  })

  test('an end of line of HTML', async () => {
    expect(await inBody('One line<br>and another.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        HTML is not written here (\`<br>\`).
        | One line<br>and another.
        |         ^^^^
        Markdown has its own signs: an empty line begins a paragraph.

      1 problem in 1 file"
    `)
  })
})
