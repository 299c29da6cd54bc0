import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formHint } from '../../../renderer/model/parse/canonical.ts'
import { missing } from '../../../scripts/content/new/draft.ts'
import { createEntry, writable } from '../../../scripts/content/new/newEntry.ts'
import { readNew } from '../../../scripts/content/new/readNew.ts'
import { indexOf } from '../../support/citingContent.ts'
import { contentWith, model } from '../../support/contentFolder.ts'
import { fingerprint } from '../../support/folders.ts'
import { printedBy } from '../../support/programs.ts'

/** What only a writer can know of a kind: a place has coordinates. */
const MACON = { name: 'Macon', slug: 'macon', lat: '32.84', lon: '-83.63' }
const KNOWN: Record<string, string[]> = {
  states: [
    '--abbreviation=GA',
    ...Object.entries(MACON).flatMap(([key, value]) => ['--set', `cities.0.${key}=${value}`]),
  ],
}
const TITLES: Record<string, string> = { states: 'Georgia' }

function create(root: string, ...args: string[]): Promise<string> {
  const read = readNew(args)
  const { kind, typed } = read
  if (kind === undefined) throw new Error('No kind was read.')
  return printedBy(async () => createEntry(await indexOf(root), kind, typed, false))
}

describe('a new file', () => {
  test.each(writable(model).map(({ name }) => [name]))('of %s passes the check as it is', async (name) => {
    const root = contentWith()
    const index = await indexOf(root)
    const definition = model.collections.find((each) => each.name === name)
    if (!definition) throw new Error(`No collection ${name}.`)
    const choices = missing(index, definition.schema, new Map()).map(({ key, choices }) => `--${key}=${choices?.[0]}`)
    const said = await create(root, name, TITLES[name] ?? 'Something new', ...choices, ...(KNOWN[name] ?? []))
    expect(said).toContain(`content/${name}/`)
    expect((await indexOf(root)).site.all(definition).length).toBe(index.site.all(definition).length + 1)
  })

  test('is a draft with --draft, and visitors don’t see it', async () => {
    const root = contentWith()
    expect(await create(root, 'post', '--draft', 'A new thought')).toContain('It is a draft: visitors see it once')
    expect(readFileSync(join(root, 'posts/a-new-thought.mdx'), 'utf8')).toMatch(/^draft: true$/m)
    expect((await indexOf(root)).site.unpublished.get('/blog/a-new-thought')?.why).toBe('draft')
    await expect(create(root, 'value', 'Calm', '--draft')).rejects.toThrow('A value has no page of its own')
  })

  test('has all required values in canonical form, and the output says where it will appear', async () => {
    const root = contentWith()
    expect(await create(root, 'post', 'What “No-Shows” Cost: a Sum')).toMatchInlineSnapshot(`
      "content/posts/what-no-shows-cost-a-sum.mdx is written.
      To keep it from visitors while you write, add a line \`draft: true\`.
      Its page will be /blog/what-no-shows-cost-a-sum: npm run dev shows it as you write.
      3 values in it are samples: write each, and take its path off the list \`placeholders\`."
    `)
    const text = readFileSync(join(root, 'posts/what-no-shows-cost-a-sum.mdx'), 'utf8')
    expect(text.replace(/^date: .*/m, 'date: today')).toMatchInlineSnapshot(`
      "---
      title: "What “No-Shows” Cost: a Sum"
      excerpt: "Excerpt of What “No-Shows” Cost: a Sum: to be written in one or two sentences, which say what a reader gets of it, and are long enough"
      date: today
      takeaways:
        - "Takeaways 1 of What “No-Shows” Cost: a Sum"
        - "Takeaways 2 of What “No-Shows” Cost: a Sum"
      placeholders:
        - "excerpt"
        - "takeaways.0"
        - "takeaways.1"
      ---

      Say here, in a sentence or two, what a reader gets of this.

      ## A heading that says what follows

      The text. A link to a page of ours begins with a slash, one to a source with https://.
      "
    `)
    const { files } = await indexOf(root)
    const own = files.find(({ file }) => file.source.text === text)?.file
    expect(own && formHint(own)).toBeUndefined()
  })
})

describe('without an answer', () => {
  test.each([
    [['industry'], 'Nothing was written. This is missing:\n  "<title>"  What it is called.\n  --icon'],
    [['pots', 'x'], 'There is no kind `pots`. Did you mean `post`?'],
    [
      ['post', 'How', 'to', 'Answer'],
      "`to` isn't expected after `How`. Put a kind or a title of several words in quotes",
    ],
    [['post', '-draft'], "`-draft` isn't an option. Options start with two hyphens: `--draft`."],
    [['post', 'X', '--publish-at', '2026-12-01'], 'have no key `publish-at`. Did you mean `--publish_at`?'],
    [['post', 'X', '--set', 'takeaways.7=More'], "`takeaways.7` can't be set here."],
    [
      ['member of the team', 'X', '--role=R', '--photo', 'a.png'],
      '`photo` is a group of keys. Set each: `--set photo.file=…`.',
    ],
    [['recipe', 'x'], 'There is no kind `recipe`. The kinds are: '],
    [['post', 'X', '--set', 'nope=1'], 'have no key `nope`. Its keys: title, excerpt'],
    [['post', 'First post'], 'posts/first-post.mdx exists already. Nothing was written.'],
    [['post', '???'], "`` cannot be a file's name. Give one: --slug lower-case-letters"],
    [['state', 'Georgia', '--abbreviation', 'AL', '--countyKind', 'County'], 'So it would be: nothing was written.'],
  ])('%j says what is missing, and writes nothing', async (args, message) => {
    const root = contentWith()
    const before = fingerprint(root)
    await expect(async () => create(root, ...args)).rejects.toThrow(message)
    expect(fingerprint(root)).toEqual(before)
  })
})
