import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { missing } from '../../../scripts/content/new/missing.ts'
import { createEntry, writable } from '../../../scripts/content/new/newEntry.ts'
import { readNew } from '../../../scripts/content/new/readNew.ts'
import { indexOf } from '../../support/citingContent.ts'
import { contentWith, model } from '../../support/contentFolder.ts'
import { fingerprint } from '../../support/folders.ts'

/** What only a writer can know of a kind: a place has coordinates. */
const MACON = { name: 'Macon', slug: 'macon', lat: '32.84', lon: '-83.63' }
const KNOWN: Record<string, string[]> = {
  states: [
    '--abbreviation=GA',
    ...Object.entries(MACON).flatMap(([key, value]) => ['--set', `cities.0.${key}=${value}`]),
  ],
}
const TITLES: Record<string, string> = { states: 'Georgia' }

async function create(root: string, ...args: string[]): Promise<string> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const read = readNew(args)
    if (read.kind === undefined) throw new Error('No kind was read.')
    await createEntry(await indexOf(root), read.kind, read.told, false)
    return print.mock.calls.flat().join('\n')
  } finally {
    print.mockRestore()
  }
}

describe('a new file', () => {
  test.each(writable(model).map(({ name }) => [name]))(
    'of %s passes the check, whoever writes none of it',
    async (name) => {
      const root = contentWith()
      const index = await indexOf(root)
      const definition = model.collections.find((each) => each.name === name)
      if (!definition) throw new Error(`No collection ${name}.`)
      const choices = missing(index, definition.schema, new Map()).map(({ key, choices }) => `--${key}=${choices?.[0]}`)
      const said = await create(root, name, TITLES[name] ?? 'Something new', ...choices, ...(KNOWN[name] ?? []))
      expect(said).toContain(`content/${name}/`)
      expect((await indexOf(root)).site.all(definition).length).toBe(index.site.all(definition).length + 1)
    },
  )

  test('is a draft where that is asked for, and visitors see nothing of it', async () => {
    const root = contentWith()
    expect(await create(root, 'post', '--draft', 'A new thought')).toContain('It is a draft: visitors see it once')
    expect(readFileSync(join(root, 'posts/a-new-thought.mdx'), 'utf8')).toMatch(/^draft: true$/m)
    expect((await indexOf(root)).site.unseen.get('/blog/a-new-thought')?.why).toBe('draft')
    await expect(create(root, 'value', 'Calm', '--draft')).rejects.toThrow('A value has no page of its own')
  })

  test('says of each key what it is for, and where it will appear', async () => {
    const root = contentWith()
    expect(await create(root, 'post', 'What “No-Shows” Cost: a Sum')).toMatchInlineSnapshot(`
      "content/posts/what-no-shows-cost-a-sum.mdx is written.
      To keep it from visitors while you write, take the # away before its line \`draft: true\`.
      Its page will be /blog/what-no-shows-cost-a-sum: npm run dev shows it as you write.
      3 values in it are samples: write each, and remove its tag !placeholder."
    `)
    const text = readFileSync(join(root, 'posts/what-no-shows-cost-a-sum.mdx'), 'utf8')
    expect(
      text.replaceAll(/^((?:# )?(?:date|publish_at|unpublish_at|review_by): ).*/gm, '$1today'),
    ).toMatchInlineSnapshot(`
      "---
      # The article’s title. No other article has it. (a text of at most 60 characters)
      title: "What “No-Shows” Cost: a Sum"
      # What the article gives its reader: for cards, the article’s head and search results. (a text of 70
      # to 160 characters)
      excerpt: !placeholder "Excerpt of What “No-Shows” Cost: a Sum: to be written in one or two sentences, which say what a reader gets of it, and are long enough"
      # The day on which it appeared, or will: that of \`publish_at\`, if it has one. The latest stands first.
      # (a text, written like \`2024-12-15\`)
      date: today
      # What a reader should remember of this article, before the advice that all of them end with. (a list
      # of 2 to 4, each a text)
      takeaways:
        - !placeholder "Takeaways 1 of What “No-Shows” Cost: a Sum"
        - !placeholder "Takeaways 2 of What “No-Shows” Cost: a Sum"
      # Who wrote it, a member of the team. (the name of a member of the team; can be left out)
      # author: president
      # The services that it is about. Articles that share them are related. (a list of 1 or more, each the
      # name of a service; can be left out)
      # topics:
      #   - content-email
      # How its picture shows the figures of its first \`<Bars>\`: \`stems\`; \`fall\`, what becomes less; \`sum\`,
      # parts whose sum is the last; \`rings\`, areas around a place; \`clock\`, shares of time; or \`ripples\`,
      # the names of its first \`<Flow>\`. Without such a chart its sections are drawn. (one of \`stems\`,
      # \`fall\`, \`sum\`, \`rings\`, \`clock\`, \`ripples\`; can be left out)
      # drawing: stems
      # What readers of feeds know it by. Written only where an article is renamed: the whole address that
      # it had at first. (a text, written like \`https://www.example.com\`; can be left out)
      # guid: !placeholder https://www.example.com
      # \`true\` while it is being written: development and previews show it with a mark, and visitors find
      # nothing of it. (\`true\` or \`false\`; can be left out)
      # draft: true
      # From when on visitors see it: a day, which begins at midnight in the company’s time zone, or a day
      # with a time and its zone. (a text, written like \`2026-12-01T09:00-05:00\`; can be left out)
      # publish_at: today
      # From when on visitors see it no longer, written like \`publish_at\`. Its address then shows the
      # not-found view, or leads where \`redirects.yaml\` says. (a text, written like
      # \`2026-12-01T09:00-05:00\`; can be left out)
      # unpublish_at: today
      # The day by which somebody looks whether it still holds. Once it is over, the check gives a hint. (a
      # text, written like \`2024-12-15\`; can be left out)
      # review_by: today
      ---

      Say here, in a sentence or two, what a reader gets of this.

      ## A heading that says what follows

      The text. A link to a page of ours begins with a slash, one to a source with https://.
      "
    `)
  })

  test('takes what a writer tells, and what can be left out stands there as a comment', async () => {
    const root = contentWith()
    const told = ['--role', 'Editor', '--set', 'photo.file=posts/room.png', '--slug', 'ada']
    await create(root, 'member-of-the-team', 'Ada Moss', ...told)
    expect(readFileSync(join(root, 'team/ada.yaml'), 'utf8')).toMatchInlineSnapshot(`
      "# The place among its like: 1 comes first. No two have the same. (a whole number from 1)
      order: 2
      # The name, as it stands on the page. (a text of at most 80 characters)
      name: Ada Moss
      # What this person does here. (a text)
      role: Editor
      # A few sentences about them. (a text)
      bio: !placeholder Bio of Ada Moss
      # A photograph. Leave it out where there is none: the name then stands alone. (a group)
      photo:
        # A photograph in \`content/media\`, at least 800 pixels wide: \`team/adrienne.jpg\`. (the name of a file
        # in content/media)
        file: posts/room.png
        # What it shows, for those who do not see it. (a text)
        alt: !placeholder Photo alt of Ada Moss
        # What stays in sight where the frame cuts the photograph. (one of \`middle\`, \`top\`, \`bottom\`, \`left\`,
        # \`right\`; can be left out)
        # focus: middle
      "
    `)
    await create(root, 'value', 'Patience')
    await create(root, 'member-of-the-team', 'Bo Reed')
    expect(readFileSync(join(root, 'team/bo-reed.yaml'), 'utf8')).toContain('# photo:\n#   file: ')
  })
})

describe('without an answer', () => {
  test.each([
    [['industry'], 'Nothing was written. This is missing:\n  "<title>"  What it is called.\n  --icon'],
    [
      ['industry', 'Ear Clinics', '--icon', 'ear'],
      '  --group  The hospice group is listed after the main group. (one of `main`, `hospice`)',
    ],
    [['pots', 'x'], 'There is no kind `pots`. Did you mean `post`?'],
    [['facts', 'x'], 'There is no kind `facts`.'],
    [['post', 'First post'], 'posts/first-post.mdx exists already. Nothing was written.'],
    [['post', '???'], "`` cannot be a file's name. Give one: --slug lower-case-letters"],
    [['state', 'Georgia', '--abbreviation', 'AL', '--countyKind', 'County'], 'So it would be: nothing was written.'],
  ])('%j says what is missing, and writes nothing', async (args, message) => {
    const root = contentWith()
    const before = fingerprint(root)
    await expect(create(root, ...args)).rejects.toThrow(message)
    expect(fingerprint(root)).toEqual(before)
  })
})
