import { describe, expect, test } from 'vitest'
import { saidIn } from '../../../support/post.ts'

describe('<EntryLink>', () => {
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
})
