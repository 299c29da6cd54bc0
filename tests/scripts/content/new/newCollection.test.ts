import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Checker } from '../../../../renderer/model/check/checker.ts'
import { contentModelOf } from '../../../../renderer/model/define/model.ts'
import { formatProblems } from '../../../../renderer/model/explain/diagnostic.ts'
import { formHint } from '../../../../renderer/model/parse/canonical.ts'
import { readContent } from '../../../../renderer/model/read/readContent.ts'
import { createCollection } from '../../../../scripts/content/new/createCollection.ts'
import { today } from '../../../../scripts/today.ts'
import { FIXTURE, model } from '../../../support/contentFolder.ts'

const GUIDE = `# For writers

## Find the file

| to change | edit |
| --- | --- |
| articles | \`posts/\` |

More.
`

function project(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(FIXTURE, join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'renderer/collections'), { recursive: true })
  for (const name of readdirSync('renderer').filter((each) => each !== 'collections'))
    symlinkSync(resolve('renderer', name), join(folder, 'renderer', name))
  for (const name of readdirSync('renderer/collections'))
    if (name.endsWith('.ts'))
      symlinkSync(resolve('renderer/collections', name), join(folder, 'renderer/collections', name))
  return folder
}

const typed = (title: string, answers: Record<string, string>, slug?: string) => ({
  title,
  slug,
  answers: new Map(Object.entries(answers)),
})

test('creates a definition, canonical content, and pages that pass the check', async () => {
  const folder = project()
  const guide = join(folder, 'content/README.md')
  writeFileSync(guide, GUIDE)
  createCollection(folder, 'content', typed('“Case Studies”: "The Best"', { singular: 'case study' }, 'case-studies'))
  expect(readFileSync(guide, 'utf8')).toBe(
    GUIDE.replace('| articles | `posts/` |\n', '$&| case studies | `case-studies/` |\n'),
  )
  const url = pathToFileURL(join(folder, 'renderer/collections/caseStudies/definition.ts')).href
  const { caseStudies } = await import(url)
  const definitions = [...model.singletons, ...model.collections, ...model.nested, caseStudies]
  const checker = new Checker(contentModelOf({ ...model, definitions }))
  const { site, problems, checked } = checker.check(await readContent(join(folder, 'content')), today())
  if (problems) throw new Error(formatProblems(problems))
  const created = checked.filter(({ file }) => file.source.path.startsWith('case-studies/'))
  expect(created.map(({ file }) => formHint(file))).toEqual([undefined, undefined, undefined])
  expect(site.pages().map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/case-studies', '/case-studies/first']),
  )
})

test('refuses a collection if an argument is missing, or a folder exists', () => {
  const folder = project()
  expect(() => createCollection(folder, 'content', typed('Case Studies', {}))).toThrow(
    'A collection needs a title and the name of one entry:',
  )
  expect(() => createCollection(folder, 'content', typed('Posts', { singular: 'note' }))).toThrow(
    'content/posts already exists. Nothing was written.',
  )
  expect(() => createCollection(folder, 'content', typed('Notes', { singular: 'note', address: 'notes' }))).toThrow(
    'Use lowercase letters, digits, and hyphens in names and addresses.',
  )
})
