import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findFormatWarning } from '../../../../renderer/model/parse/format.ts'
import { createCollection } from '../../../../scripts/content/new/createCollection.ts'
import { createEntry } from '../../../../scripts/content/new/createEntry.ts'
import { listMissingFields, readArguments } from '../../../../scripts/content/new/entryOptions.ts'
import { findType } from '../../../../scripts/programs/new.ts'
import { checkFolder, createTestContent, loadTestContent, model } from '../../../support/contentFolder.ts'
import { captureLog } from '../../../support/programs.ts'
import { hashFiles } from '../../../support/siteFolder.ts'

const MACON_FIELDS = ['name=Macon', 'slug=macon', 'lat=32.84', 'lon=-83.63']
const MACON_OPTIONS = MACON_FIELDS.map((field) => `--cities.0.${field}`)

function create(content: string, ...args: string[]): Promise<string> {
  const { type, entryOptions } = readArguments(args)
  const definition = findType(model, type ?? '')
  if (definition.kind !== 'collection') throw new Error(`${type} has no files of its own.`)
  return captureLog(async () =>
    createEntry(await loadTestContent(content, { skipInvalidFiles: true }), definition, entryOptions, {
      isInteractive: false,
    }),
  )
}

test.each(model.editedCollections)('creates a valid entry in $name', async (definition) => {
  const content = createTestContent()
  const loaded = await loadTestContent(content)
  const { name } = definition
  const missing = listMissingFields(loaded, definition.schema, new Map())
  const choices = missing.map(({ key, choices }) => `--${key}=${choices?.[0]}`)
  const options = name === 'states' ? ['Georgia', '--abbreviation=GA', ...MACON_OPTIONS] : ['Something new']
  expect(await create(content, name, ...choices, ...options)).toContain(`content/${name}/`)
  const { site } = await loadTestContent(content)
  expect(site.listEntries(definition)).toHaveLength(loaded.site.listEntries(definition).length + 1)
})

test('gives the plans of a new price list the same features', async () => {
  const content = createTestContent()
  await create(content, 'service', 'Web Design', '--pricing.title=Plans')
  const text = readFileSync(join(content, 'services/web-design.yaml'), 'utf8')
  expect(new Set(text.match(/name: "Pricing plans features.*"/g))).toHaveLength(1)
})

test('creates an unpublished draft while another file has a problem', async () => {
  const content = createTestContent({ 'values/clarity.yaml': 'nothing: here\n' })
  expect(await create(content, 'post', '--draft', 'A new thought')).toContain("It's a draft. To publish it, remove")
  expect(readFileSync(join(content, 'posts/a-new-thought.mdx'), 'utf8')).toMatch(/^draft: true$/m)
  const { site } = await loadTestContent(content, { skipInvalidFiles: true })
  expect(site.unpublished.get('/blog/a-new-thought')?.reason).toBe('draft')
})

test('writes all required values in the standard format, and prints where the entry will appear', async () => {
  // Alan isn't an author, so the new post gets the only author without `--author`.
  const content = createTestContent({
    'team/alan.yaml': 'order: 2\nname: Alan Sample\nrole: Designer\nbio: Draws the fixtures.\n',
  })
  expect(await create(content, 'post', 'What “No-Shows” Cost: a Sum')).toMatchInlineSnapshot(`
      "Created content/posts/what-no-shows-cost-a-sum.mdx.
      To hide it from visitors while you write, add the line \`draft: true\`.
      Its page will be /blog/what-no-shows-cost-a-sum. To preview it while you write, run npm run dev.
      It has 3 sample values. Replace each, and remove its path from the \`placeholders\` list."
    `)
  const text = readFileSync(join(content, 'posts/what-no-shows-cost-a-sum.mdx'), 'utf8')
  const datedText = text.replace(/^date: .*/m, 'date: today')
  await expect(datedText).toMatchFileSnapshot('../../../fixtures/posts/createdByNew.mdx')
  const { files, warnings } = await checkFolder(content)
  const created = files.find(({ source }) => source.text === text)
  expect(created && findFormatWarning(created)).toBeUndefined()
  const unfinished = expect.objectContaining({ message: expect.stringContaining('looks unfinished') })
  expect(warnings.filter(({ file }) => file.endsWith('cost-a-sum.mdx'))).toEqual([unfinished, unfinished])
})

test.each([['missing'], ['unknown', '--author=Alan']])('lists the authors if `--author` is %s', async (_, ...args) => {
  const team = {
    'team/alan.yaml': 'order: 2\nname: Alan Sample\nrole: Designer\nbio: Draws the fixtures.\nisAuthor: true\n',
  }
  await expect(create(createTestContent(team), 'post', 'X', ...args)).rejects.toThrow('Use one of `alan`, `president`.')
})

test.each([
  [
    ['industry'],
    'Nothing was written. These options are missing, or have an invalid value:\n  "<title>"  The title or name.\n  --icon',
  ],
  [['pots', 'x'], 'There is no type `pots`. Did you mean `post`?'],
  [['post', 'How', 'to', 'Answer'], "`to` isn't expected after `How`. If the type or title"],
  [['post', '-draft'], "`-draft` isn't an option. Options start with two hyphens: `--draft`."],
  [
    ['post', 'X', '--publish-at', '2026-12-01'],
    'The type "post" has no field `publish-at`. Did you mean `publish_at`?',
  ],
  [['post', 'X', '--takeaways.7=More'], "`takeaways.7` can't be set with an option."],
  [['team member', 'X', '--role=R', '--photo', 'a.png'], 'Set each: `--photo.file=…`.'],
  [['value', 'Calm', '--draft'], "A value can't be a draft"],
  [['post', '--draft', 'Another', '--slug', 'index'], '`index` is reserved.'],
  [['recipe', 'x'], 'There is no type `recipe`. The types are: '],
  [['post', 'X', '--nope=1'], 'has no field `nope`. Its fields: draft, title, excerpt'],
  [['post', 'First post'], 'posts/first-post.mdx already exists. Nothing was written.'],
  [['post', '???'], "`` isn't a slug. With --slug, write"],
  [['state', 'Georgia', '--abbreviation=AL'], 'because the file would have these problems.'],
])("explains what's wrong with %j, and writes nothing", async (args, message) => {
  const content = createTestContent()
  const before = hashFiles(content)
  await expect(async () => create(content, ...args)).rejects.toThrow(message)
  expect(hashFiles(content)).toEqual(before)
})

test.each([
  ['Case Studies', {}, 'A collection needs a title and the name of one entry:'],
  ['Posts', { singular: 'note' }, 'content/posts already exists. Nothing was written.'],
  ['Notes', { singular: 'Note' }, "`Note` isn't valid for `--singular`. Use lowercase words: `case study`."],
  ['Notes', { singular: 'note', address: '/notes' }, 'A collection has no option `--address`.'],
])('rejects the collection %s with the options %j', (title, fieldValues, message) => {
  const options = { title, slug: undefined, fieldValues: new Map(Object.entries(fieldValues)) }
  const project = dirname(createTestContent())
  expect(() => createCollection(options, { project, content: 'content' })).toThrow(message)
})
