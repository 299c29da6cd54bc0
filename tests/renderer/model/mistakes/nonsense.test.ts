import { describe, expect, test } from 'vitest'
import { fixtureTexts, problemsOf } from '../../../support/contentFolder.ts'
import { inBody } from '../../../support/post.ts'

const alabama = (from: string | RegExp, to: string) =>
  problemsOf({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  problemsOf({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const value = (text: string) => problemsOf({ 'values/clarity.yaml': text })

const fixtureText = (path: string) => new Map(fixtureTexts).get(path) ?? ''

describe('a place', () => {
  test('without the minus of its longitude', async () => {
    expect(await alabama('lon: -86.586', 'lon: 86.586')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Huntsville lies 9,738 miles outside of Alabama.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586 }
        |                                                                                                     ^^^^^^
        \`lon\` has lost its minus: west is negative.
        Write instead: \`lon: -86.586\`

      1 problem in 1 file"
    `)
  })

  test('with latitude and longitude exchanged', async () => {
    expect(await alabama('lat: 34.73, lon: -86.586', 'lat: -86.586, lon: 34.73')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Huntsville lies 8,086 miles outside of Alabama.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: -86.586, lon: 34.73 }
        |                                                                                         ^^^^^^^
        \`lat\` and \`lon\` are exchanged.
        Write instead: \`lat: 34.73, lon: -86.586\`

      1 problem in 1 file"
    `)
  })

  test('with both, and without the minus', async () => {
    expect(await alabama('lat: 34.73, lon: -86.586', 'lat: 86.586, lon: 34.73')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Huntsville lies 3,599 miles outside of Alabama.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 86.586, lon: 34.73 }
        |                                                                                         ^^^^^^
        \`lat\` and \`lon\` are exchanged.
        Write instead: \`lat: 34.73, lon: -86.586\`

      1 problem in 1 file"
    `)
  })

  test('in another state', async () => {
    expect(await alabama('lat: 34.73, lon: -86.586', 'lat: 27.949, lon: -82.458')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Huntsville lies 262 miles outside of Alabama.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 27.949, lon: -82.458 }
        |                                                                                         ^^^^^^
        Look at \`lat\` and \`lon\`: degrees north, and west is negative.

      1 problem in 1 file"
    `)
  })

  test('whose longitude is told by a letter', async () => {
    expect(await alabama('lon: -86.586', 'lon: 86.586° W')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`lon\` must be a number, and this is a text.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586° W }
        |                                                                                                     ^^^^^^^^^
        Write instead: \`lon: -86.586\`

      1 problem in 1 file"
    `)
  })

  test('in a county with its kind in its name', async () => {
    expect(await alabama('counties: [Madison]', 'counties: [Madison County]')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        \`Madison County\` has its kind in its name.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison County], population: 215006, lat: 34.73, lon: -86.586 }
        |                                                      ^^^^^^^^^^^^^^
        Pages write the word themselves: leave it out.
        Write instead: \`counties: [Madison]\`

      1 problem in 1 file"
    `)
  })

  test('in one county twice', async () => {
    expect(await alabama('counties: [Madison]', 'counties: [Madison, Madison]')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Huntsville names Madison twice.
        |   - { name: Huntsville, slug: huntsville, counties: [Madison, Madison], population: 215006, lat: 34.73, lon: -86.586 }
        |                                                               ^^^^^^^
        Name each county once.
        Write instead: \`counties: [Madison]\`

      1 problem in 1 file"
    `)
  })

  test('that is both a city and a town', async () => {
    expect(
      await alabama('towns:\n', 'towns:\n  - { name: Mobile, population: 187041, lat: 30.691, lon: -88.046 }\n'),
    ).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Mobile is a city already, and cannot be a town too.
        |   - { name: Mobile, population: 187041, lat: 30.691, lon: -88.046 }
        |             ^^^^^^
        Remove it from \`towns\`: a city has a page of its own.

      1 problem in 1 file"
    `)
  })

  test('with the letters of another state', async () => {
    expect(await alabama('abbreviation: AL', 'abbreviation: AK')).toMatchInlineSnapshot(`
      "content/states/alabama.yaml
        Alabama has other letters.
        | abbreviation: AK
        |               ^^
        \`AK\` is Alaska.
        Write instead: \`abbreviation: AL\`

      1 problem in 1 file"
    `)
  })
})

describe('a text that a sign has cut', () => {
  test('in a line of its own', async () => {
    expect(await value('order: 1\nname: Who is # 1?\ntext: We say what things cost.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        A \` #\` begins a comment: nobody reads what stands behind it.
        | name: Who is # 1?
        |              ^^^^
        Put the whole value in quotes, or a comment on a line of its own.
        Write instead: \`"Who is # 1?"\`

      1 problem in 1 file"
    `)
  })

  test('in front matter', async () => {
    expect(
      await problemsOf({ 'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: First # 1') }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        A \` #\` begins a comment: nobody reads what stands behind it.
        | title: First # 1
        |              ^^^
        Put the whole value in quotes, or a comment on a line of its own.
        Write instead: \`"First # 1"\`

      1 problem in 1 file"
    `)
  })

  test('while a comment of its own line, or behind a number, cuts nothing', async () => {
    expect(await value('# A note\norder: 1 # first\nname: "Clarity # 1"\ntext: We say it.\n')).toBe('no problems')
  })
})

describe('Markdown in a text of YAML', () => {
  test('bold type', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: We say **what** things cost.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is bold type in Markdown.
        | text: We say **what** things cost.
        |              ^^^^^^^^
        The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
        Write instead: \`what\`

      1 problem in 1 file"
    `)
  })

  test('italic type', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: We say *what* things cost.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is italic type in Markdown.
        | text: We say *what* things cost.
        |              ^^^^^^
        The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
        Write instead: \`what\`

      1 problem in 1 file"
    `)
  })

  test('a link', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: See [our terms](/terms).\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is a link in Markdown.
        | text: See [our terms](/terms).
        |           ^^^^^^^^^^^^^^^^^^^
        The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
        Write instead: \`our terms\`

      1 problem in 1 file"
    `)
  })

  test('a component', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: It is <Claim id="growth" /> more.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is a component in Markdown.
        | text: It is <Claim id="growth" /> more.
        |             ^^^^^^^^^^^^^^^^^^^^^
        A text of YAML cites with braces: {brand}, {phone}, {email}, {claim:…}, {price:…}.
        Write instead: \`{claim:growth}\`

      1 problem in 1 file"
    `)
  })

  test('code', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: Add a line `rel` to it.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is code in Markdown.
        | text: Add a line \`rel\` to it.
        |                  ^^^^^
        The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
        Write instead: \`rel\`

      1 problem in 1 file"
    `)
  })

  test('a heading', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: |\n  ## What it is\n  We say it.\n')).toMatchInlineSnapshot(`
      "content/values/clarity.yaml
        Readers would see the signs: this is a heading in Markdown.
        |   ## What it is
        |   ^^^^^^^^^^^^^
        The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
        Write instead: \`What it is\`

      1 problem in 1 file"
    `)
  })

  test('while a sum of stars and signs is text', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: 2 * 3 * 4, a [note] (see below) and 3 < 4.\n')).toBe(
      'no problems',
    )
  })
})

describe('what looks like Markdown and is none', () => {
  test('a table without its line of dashes', async () => {
    expect(await inBody('| Step | Who |\n| Read it | The owner |')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This table has no line of dashes below its first row.
        | | Step | Who |
        | ^^^^^^^^^^^^^^
        Below the first row stands a line of dashes.
        Write instead: \`| --- | --- |\`

      1 problem in 1 file"
    `)
  })

  test('a table whose line of dashes has too few cells', async () => {
    expect(await inBody('| Step | Who | When |\n| --- | --- |\n| Read it | The owner | Now |')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        The line of dashes of this table has another number of cells than its first row.
        | | Step | Who | When |
        | ^^^^^^^^^^^^^^^^^^^^^
        Below the first row stands a line of dashes.
        Write instead: \`| --- | --- | --- |\`

      1 problem in 1 file"
    `)
  })

  test('a row with too few cells', async () => {
    expect(await inBody('| Step | Who |\n| --- | --- |\n| Read it |')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This row has 1 cell, and the first row 2.
        | | Read it |
        | ^^^^^^^^^^^
        Give each row as many.
        Write instead: \`| Read it | |\`

      1 problem in 1 file"
    `)
  })

  test('a row with too many cells', async () => {
    expect(await inBody('| Step | Who |\n| --- | --- |\n| Read it | The owner | Now |')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This row has 3 cells, and the first row 2.
        | | Read it | The owner | Now |
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Readers do not see what is too much: take it out, or give the first row as many. A \`|\` in a text is written \`\\|\`.

      1 problem in 1 file"
    `)
  })

  test('a heading without its space', async () => {
    expect(await inBody('##What it costs\n\nText.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        There is no space behind \`##\`: this is no heading.
        | ##What it costs
        | ^^^^^^^^^^^^^^^
        Write instead: \`## What it costs\`

      1 problem in 1 file"
    `)
  })

  test('stars that make nothing bold', async () => {
    expect(await inBody('We say ** what ** things cost.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        These stars make nothing bold: readers would see them.
        | We say ** what ** things cost.
        |        ^^
        Write **words** without spaces inside the stars, and as many behind as before.
        Write instead: \`We say **what** things cost.\`

      1 problem in 1 file"
    `)
  })

  test('a link with a space in it', async () => {
    expect(await inBody('See [our terms] (/terms) for it.')).toMatchInlineSnapshot(`
      "content/posts/a-post.mdx
        This is no link: a space stands between \`]\` and \`(\`.
        | See [our terms] (/terms) for it.
        |     ^^^^^^^^^^^^^
        Write [words](/address) without a space.
        Write instead: \`See [our terms](/terms) for it.\`

      1 problem in 1 file"
    `)
  })

  test('while a number sign and escaped stars are text', async () => {
    expect(await inBody('#1 in town, and \\*\\*stars\\*\\*.')).toBe('no problems')
  })
})

describe('prices', () => {
  test('of a smaller tier above that of a larger', async () => {
    expect(await service('monthly: 750', 'monthly: 7500')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        Small Practice costs $7,500 a month, more than Growing Practice, which is larger. Correct one of the two.
        |       price: { monthly: 7500 }
        |                         ^^^^

      1 problem in 1 file"
    `)
  })

  test('of a larger tier below that of a smaller', async () => {
    expect(await service('monthly: 2498', 'monthly: 248')).toMatchInlineSnapshot(`
      "content/services/paid-media.yaml
        Powerful Practice costs $248 a month, less than Growing Practice, which is smaller. Correct one of the two.
        |       price: { monthly: 248 }
        |                         ^^^

      1 problem in 1 file"
    `)
  })
})

describe('titles', () => {
  test('that stand twice in different collections', async () => {
    expect(
      await problemsOf({
        'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: Second episode'),
      }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`title\` is the same as in content/episodes/second-episode.mdx.
        | title: Second episode
        |        ^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('that are those of a listing', async () => {
    expect(
      await problemsOf({
        'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: Meta title of blog'),
      }),
    ).toMatchInlineSnapshot(`
      "content/posts/_listing.yaml
        \`title\` is the same as in content/posts/first-post.mdx.
        |   title: Meta title of blog
        |          ^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })

  test('of which two pages have one description', async () => {
    const [, excerpt = ''] = /excerpt: (.*)/.exec(fixtureText('posts/first-post.mdx')) ?? []
    expect(
      await problemsOf({
        'episodes/second-episode.mdx': (text) => text.replace(/description: .*/, `description: ${excerpt}`),
      }),
    ).toMatchInlineSnapshot(`
      "content/posts/first-post.mdx
        \`excerpt\` is the same as in content/episodes/second-episode.mdx.
        | excerpt: First post, described in one sentence that is long enough for search results to show it whole.
        |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Give each its own.

      1 problem in 1 file"
    `)
  })
})
