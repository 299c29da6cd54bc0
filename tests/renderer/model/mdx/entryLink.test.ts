import { describe, expect, test } from 'vitest'
import { mistake } from '../../../support/mistake.ts'
import { saidIn } from '../../../support/post.ts'

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
