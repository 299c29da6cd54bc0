import { describe, expect, test } from 'vitest'
import { fixtureTexts, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

const alabama = (from: string | RegExp, to: string) => said({ 'states/alabama.yaml': (text) => text.replace(from, to) })
const service = (from: string | RegExp, to: string) =>
  said({ 'services/paid-media.yaml': (text) => text.replace(from, to) })
const value = (text: string) => said({ 'values/clarity.yaml': text })

const fixtureText = (path: string) => new Map(fixtureTexts).get(path) ?? ''

describe('a place', () => {
  mistake('without the minus of its longitude', () => alabama('lon: -86.586', 'lon: 86.586')).says(`
    Huntsville lies 9,738 miles outside of Alabama.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586 }
    |                                                                                                     ^^^^^^
    \`lon\` has lost its minus: west is negative.
    Write instead: \`lon: -86.586\``)
  mistake('with latitude and longitude exchanged', () =>
    alabama('lat: 34.73, lon: -86.586', 'lat: -86.586, lon: 34.73'),
  ).says(`
    Huntsville lies 8,086 miles outside of Alabama.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: -86.586, lon: 34.73 }
    |                                                                                         ^^^^^^^
    \`lat\` and \`lon\` are exchanged.
    Write instead: \`lat: 34.73, lon: -86.586\``)
  mistake('with both, and without the minus', () =>
    alabama('lat: 34.73, lon: -86.586', 'lat: 86.586, lon: 34.73'),
  ).says(`
    Huntsville lies 3,599 miles outside of Alabama.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 86.586, lon: 34.73 }
    |                                                                                         ^^^^^^
    \`lat\` and \`lon\` are exchanged.
    Write instead: \`lat: 34.73, lon: -86.586\``)
  mistake('in another state', () => alabama('lat: 34.73, lon: -86.586', 'lat: 27.949, lon: -82.458')).says(`
    Huntsville lies 262 miles outside of Alabama.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 27.949, lon: -82.458 }
    |                                                                                         ^^^^^^
    Look at \`lat\` and \`lon\`: degrees north, and west is negative.`)
  mistake('whose longitude is told by a letter', () => alabama('lon: -86.586', 'lon: 86.586° W')).says(`
    \`lon\` must be a number, and this is a text.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison], population: 215006, lat: 34.73, lon: 86.586° W }
    |                                                                                                     ^^^^^^^^^
    Write instead: \`lon: -86.586\``)
  mistake('in a county with its kind in its name', () =>
    alabama('counties: [Madison]', 'counties: [Madison County]'),
  ).says(`
    \`Madison County\` has its kind in its name.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison County], population: 215006, lat: 34.73, lon: -86.586 }
    |                                                      ^^^^^^^^^^^^^^
    Pages write the word themselves: leave it out.
    Write instead: \`counties: [Madison]\``)
  mistake('in one county twice', () => alabama('counties: [Madison]', 'counties: [Madison, Madison]')).says(`
    Huntsville names Madison twice.
    |   - { name: Huntsville, slug: huntsville, counties: [Madison, Madison], population: 215006, lat: 34.73, lon: -86.586 }
    |                                                               ^^^^^^^
    Name each county once.
    Write instead: \`counties: [Madison]\``)
  mistake('that is both a city and a town', () =>
    alabama('towns:\n', 'towns:\n  - { name: Mobile, population: 187041, lat: 30.691, lon: -88.046 }\n'),
  ).says(`
    Mobile is a city already, and cannot be a town too.
    |   - { name: Mobile, population: 187041, lat: 30.691, lon: -88.046 }
    |             ^^^^^^
    Remove it from \`towns\`: a city has a page of its own.`)
  mistake('with the letters of another state', () => alabama('abbreviation: AL', 'abbreviation: AK')).says(`
    Alabama has other letters.
    | abbreviation: AK
    |               ^^
    \`AK\` is Alaska.
    Write instead: \`abbreviation: AL\``)
})

describe('a text that a sign has cut', () => {
  mistake('in a line of its own', () => value('order: 1\nname: Who is # 1?\ntext: We say what things cost.\n')).says(`
    A \` #\` begins a comment: nobody reads what stands behind it.
    | name: Who is # 1?
    |              ^^^^
    Put the whole value in quotes, or a comment on a line of its own.
    Write instead: \`"Who is # 1?"\``)
  mistake('in front matter', () =>
    said({ 'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: First # 1') }),
  ).says(`
    A \` #\` begins a comment: nobody reads what stands behind it.
    | title: First # 1
    |              ^^^
    Put the whole value in quotes, or a comment on a line of its own.
    Write instead: \`"First # 1"\``)

  test('while a comment of its own line, or behind a number, cuts nothing', async () => {
    expect(await value('# A note\norder: 1 # first\nname: "Clarity # 1"\ntext: We say it.\n')).toBe('no problems')
  })
})

describe('Markdown in a text of YAML', () => {
  mistake('bold type', () => value('order: 1\nname: Clarity\ntext: We say **what** things cost.\n')).says(`
    Readers would see the signs: this is bold type in Markdown.
    | text: We say **what** things cost.
    |              ^^^^^^^^
    The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
    Write instead: \`what\``)
  mistake('italic type', () => value('order: 1\nname: Clarity\ntext: We say *what* things cost.\n')).says(`
    Readers would see the signs: this is italic type in Markdown.
    | text: We say *what* things cost.
    |              ^^^^^^
    The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
    Write instead: \`what\``)
  mistake('a link', () => value('order: 1\nname: Clarity\ntext: See [our terms](/terms).\n')).says(`
    Readers would see the signs: this is a link in Markdown.
    | text: See [our terms](/terms).
    |           ^^^^^^^^^^^^^^^^^^^
    The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
    Write instead: \`our terms\``)
  mistake('a component', () => value('order: 1\nname: Clarity\ntext: It is <Claim id="growth" /> more.\n')).says(`
    Readers would see the signs: this is a component in Markdown.
    | text: It is <Claim id="growth" /> more.
    |             ^^^^^^^^^^^^^^^^^^^^^
    A text of YAML cites with braces: {brand}, {phone}, {email}, {claim:…}, {price:…}.
    Write instead: \`{claim:growth}\``)
  mistake('code', () => value('order: 1\nname: Clarity\ntext: Add a line `rel` to it.\n')).says(`
    Readers would see the signs: this is code in Markdown.
    | text: Add a line \`rel\` to it.
    |                  ^^^^^
    The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
    Write instead: \`rel\``)
  mistake('a heading', () => value('order: 1\nname: Clarity\ntext: |\n  ## What it is\n  We say it.\n')).says(`
    Readers would see the signs: this is a heading in Markdown.
    |   ## What it is
    |   ^^^^^^^^^^^^^
    The texts of YAML are plain: Markdown belongs in the body of an \`.mdx\` file.
    Write instead: \`What it is\``)

  test('while a sum of stars and signs is text', async () => {
    expect(await value('order: 1\nname: Clarity\ntext: 2 * 3 * 4, a [note] (see below) and 3 < 4.\n')).toBe(
      'no problems',
    )
  })
})

describe('what looks like Markdown and is none', () => {
  mistake('a table without its line of dashes', () => saidIn('| Step | Who |\n| Read it | The owner |')).says(`
    This table has no line of dashes below its first row.
    | | Step | Who |
    | ^^^^^^^^^^^^^^
    Below the first row stands a line of dashes.
    Write instead: \`| --- | --- |\``)
  mistake('a table whose line of dashes has too few cells', () =>
    saidIn('| Step | Who | When |\n| --- | --- |\n| Read it | The owner | Now |'),
  ).says(`
    The line of dashes of this table has another number of cells than its first row.
    | | Step | Who | When |
    | ^^^^^^^^^^^^^^^^^^^^^
    Below the first row stands a line of dashes.
    Write instead: \`| --- | --- | --- |\``)
  mistake('a row with too few cells', () => saidIn('| Step | Who |\n| --- | --- |\n| Read it |')).says(`
    This row has 1 cell, and the first row 2.
    | | Read it |
    | ^^^^^^^^^^^
    Give each row as many.
    Write instead: \`| Read it | |\``)
  mistake('a row with too many cells', () =>
    saidIn('| Step | Who |\n| --- | --- |\n| Read it | The owner | Now |'),
  ).says(`
    This row has 3 cells, and the first row 2.
    | | Read it | The owner | Now |
    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    Readers do not see what is too much: take it out, or give the first row as many. A \`|\` in a text is written \`\\|\`.`)
  mistake('a heading without its space', () => saidIn('##What it costs\n\nText.')).says(`
    There is no space behind \`##\`: this is no heading.
    | ##What it costs
    | ^^^^^^^^^^^^^^^
    Write instead: \`## What it costs\``)
  mistake('stars that make nothing bold', () => saidIn('We say ** what ** things cost.')).says(`
    These stars make nothing bold: readers would see them.
    | We say ** what ** things cost.
    |        ^^
    Write **words** without spaces inside the stars, and as many behind as before.
    Write instead: \`We say **what** things cost.\``)
  mistake('a link with a space in it', () => saidIn('See [our terms] (/terms) for it.')).says(`
    This is no link: a space stands between \`]\` and \`(\`.
    | See [our terms] (/terms) for it.
    |     ^^^^^^^^^^^^^
    Write [words](/address) without a space.
    Write instead: \`See [our terms](/terms) for it.\``)

  test('while a number sign and escaped stars are text', async () => {
    expect(await saidIn('#1 in town, and \\*\\*stars\\*\\*.')).toBe('no problems')
  })
})

describe('prices', () => {
  mistake('of a smaller tier above that of a larger', () => service('monthly: 750', 'monthly: 7500')).says(`
    Small Practice costs $7,500 a month, more than Growing Practice, which is larger. Correct one of the two.
    |       price: { monthly: 7500 }
    |                         ^^^^`)
  mistake('of a larger tier below that of a smaller', () => service('monthly: 2498', 'monthly: 248')).says(`
    Powerful Practice costs $248 a month, less than Growing Practice, which is smaller. Correct one of the two.
    |       price: { monthly: 248 }
    |                         ^^^`)
})

describe('titles', () => {
  mistake('that stand twice in different collections', () =>
    said({
      'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: Second episode'),
    }),
  ).says(`
    \`title\` is the same as in content/episodes/second-episode.mdx.
    | title: Second episode
    |        ^^^^^^^^^^^^^^
    Give each its own.`)
  mistake('that are those of a listing', () =>
    said({
      'posts/first-post.mdx': (text) => text.replace('title: First post', 'title: Meta title of blog'),
    }),
  ).says(`
    content/posts/_listing.yaml
      \`title\` is the same as in content/posts/first-post.mdx.
      |   title: Meta title of blog
      |          ^^^^^^^^^^^^^^^^^^
      Give each its own.

    1 problem in 1 file`)

  test('of which two pages have one description', async () => {
    const [, excerpt = ''] = /excerpt: (.*)/.exec(fixtureText('posts/first-post.mdx')) ?? []
    expect(
      await said({
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
