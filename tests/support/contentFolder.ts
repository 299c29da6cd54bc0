import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Checker, type CheckResult } from '../../renderer/model/check/checker.ts'
import { formatProblems } from '../../renderer/model/diagnostics/diagnostic.ts'
import { measureMedia } from '../../renderer/model/read/measureMedia.ts'
import { type ContentFolder, readContent } from '../../renderer/model/read/readContent.ts'
import type { Site } from '../../renderer/model/site.ts'
import { fixContent } from '../../scripts/content/check/fixContent.ts'
import { loadContent } from '../../scripts/content/loadedContent.ts'
import { loadContentModel } from '../../scripts/contentModel.ts'
import { createTemporaryFolder, writeFiles } from './siteFolder.ts'

export const FIXTURE = 'tests/fixtures/content'
export const ROOM_PNG = readFileSync(`${FIXTURE}/media/posts/room.png`)
/** All tests validate the content on this day. */
export const TODAY = '2026-11-20'

type Override = string | Uint8Array | null | ((text: string) => string)
/** New texts or bytes of files, functions that change the text of a file, or null for a deleted file. */
export type Overrides = Record<string, Override>

export const model = await loadContentModel()

/** Shared, because it caches the results of unchanged files. */
export const checker = new Checker(model)
const fixture = await readContent(FIXTURE)
const readText = ({ textFiles }: ContentFolder, path: string) => Buffer.from(textFiles.get(path) ?? []).toString('utf8')

/** Text files of the fixture content, with their paths. */
export const fixtureTextFiles = [...fixture.textFiles.keys()].map((path) => [path, readText(fixture, path)] as const)

export const removePlaceholders = (text: string) => text.replace(/^placeholders:\n(?: {2}.*\n)+/m, '')

/** Returns a function that adds a list of placeholders to a file. */
export function addPlaceholders(...paths: string[]): (text: string) => string {
  const list = `placeholders:\n${paths.map((path) => `  - ${path}\n`).join('')}`
  return (text) => (text.startsWith('---') ? text.replace('\n---\n', `\n${list}---\n`) : `${text.trimEnd()}\n${list}`)
}

/** Returns the fixture content in memory, with overrides. */
export async function readTestFolder(overrides: Overrides = {}): Promise<ContentFolder> {
  const folder = { ...fixture, textFiles: new Map(fixture.textFiles), media: new Map(fixture.media) }
  for (const [path, override] of Object.entries(overrides)) {
    const text = typeof override === 'function' ? applyOverride(path, readText(folder, path), override) : override
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const [, media] = /^media\/(.*)$/.exec(path) ?? []
    if (bytes === null) folder[media === undefined ? 'textFiles' : 'media'].delete(media ?? path)
    else if (media === undefined) folder.textFiles.set(path, bytes)
    else folder.media.set(media, await measureMedia(media, bytes.length, () => Buffer.from(bytes)))
  }
  return folder
}

function applyOverride(path: string, before: string, change: (text: string) => string): string {
  const after = change(before)
  if (after === before) throw new Error(`The override of ${path} changes nothing.`)
  return after
}

export const check = async (overrides?: Overrides): Promise<CheckResult> =>
  checker.check(await readTestFolder(overrides), TODAY)

export const checkFolder = async (content: string): Promise<CheckResult> =>
  checker.check(await readContent(content), TODAY)

/** Checks the fixture content with overrides, and formats each problem in one line. */
export const listProblems = async (overrides: Overrides): Promise<string[]> => formatInOneLine(await check(overrides))

/** Formats each problem in one line: file, message, source line, and hint. */
export function formatInOneLine(result: CheckResult): string[] {
  const blocks = formatCheckProblems(result).split('\n\n').slice(0, -1)
  return blocks.map((block) => {
    const [file = '', ...lines] = block.split('\n').map((line) => line.trim())
    const texts = lines.filter((line) => !/^\| *\^+$/.test(line)).map((line) => line.replace(/^\| +/, ''))
    return `${file.replace('content/', '')}: ${texts.join(' › ')}`
  })
}

/** Formats problems without line numbers, which depend on the fixtures. */
const formatCheckProblems = ({ problems }: CheckResult): string =>
  problems ? removeLineNumbers(formatProblems(problems)) : 'no problems'

/** Checks the fixture content with overrides, and formats the warnings, or else the problems. */
export async function checkWarnings(overrides: Overrides): Promise<string> {
  const result = await check(overrides)
  return result.problems ? formatCheckProblems(result) : removeLineNumbers(formatProblems(result.warnings, 'warning'))
}

const removeLineNumbers = (text: string) =>
  text.replaceAll(/^(\S[^\n]*?):\d+:\d+$/gm, '$1').replaceAll(/^ {2} *\d* \| /gm, '  | ')

/** Checks the fixture content with overrides, and formats the problems. Omits the file name if the only overridden file has all problems. */
export async function checkMessages(overrides: Overrides): Promise<string> {
  const text = formatCheckProblems(await check(overrides))
  const [path = '', other] = Object.keys(overrides)
  const parts = text.split('\n\n').slice(0, -1)
  const isOwn = other === undefined && parts.every((part) => part.startsWith(`content/${path}\n`))
  if (!isOwn || parts.length === 0) return text
  return parts.map((part) => part.slice(part.indexOf('\n') + 1).replaceAll(/^ {2}/gm, '')).join('\n\n')
}

export const createTestSite = async (overrides?: Overrides): Promise<Site> => getSite(await check(overrides))

/** @throws {Error} with the problems, if there are any */
export function getSite({ site, problems }: CheckResult): Site {
  if (!site) throw new Error(formatProblems(problems))
  return site
}

export const getFixtureSite = () => createTestSite()

/** Copies the fixture content with overrides to a temporary folder, and returns its path. */
export function createTestContent(overrides: Overrides = {}): string {
  const content = join(createTemporaryFolder(), 'content')
  cpSync(FIXTURE, content, { recursive: true })
  for (const [path, override] of Object.entries(overrides)) {
    const file = join(content, path)
    mkdirSync(dirname(file), { recursive: true })
    const text = typeof override === 'function' ? applyOverride(file, readFileSync(file, 'utf8'), override) : override
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
  return content
}

/** Runs `--fix` on the fixture content with overrides, and returns the output and the text of a file. */
export async function fixFile(overrides: Overrides, path: string): Promise<{ output: string[]; text: string }> {
  const folder = await readTestFolder(overrides)
  const content = join(createTemporaryFolder(), 'content')
  writeFiles(content, Object.fromEntries(folder.textFiles))
  const readTextFile = (name: string) => [name, readFileSync(join(content, name))] as const
  const listProblems = async () => {
    const textFiles = new Map([...folder.textFiles.keys()].map(readTextFile))
    return checker.check({ ...folder, textFiles }, TODAY).problems ?? []
  }
  const output = await fixContent(content, listProblems)
  return { output, text: readFileSync(join(content, path), 'utf8') }
}

/** Lines of the front matter of a valid post. */
export const FRONT_MATTER = [
  'title: A post',
  'excerpt: A post that a test writes, described in one sentence that is long enough to be shown whole.',
  'date: 2025-01-01',
  'takeaways: [One thing to remember, Another thing]',
  'author: president',
]

/** Creates a post with a body that starts at line 9. */
export const createPost = (body: string): Record<string, string> => ({
  'posts/a-post.mdx': `---\n${FRONT_MATTER.join('\n')}\n---\n\n${body}\n`,
})

async function readFullFixtureFolder(): Promise<ContentFolder> {
  const [base, site] = [await readContent(FIXTURE), await readContent('tests/fixtures/site')]
  return {
    ...base,
    textFiles: new Map([...base.textFiles, ...site.textFiles]),
    media: new Map([...base.media, ...site.media]),
  }
}

/** Creates the site of the content that the built fixture site has. */
export const readFullFixtureSite = async (): Promise<Site> =>
  getSite(checker.check(await readFullFixtureFolder(), TODAY))

/** Writes a line of `redirects.yaml` for each item, and returns the items that the check rejects. */
export async function findRejectedRedirects(items: string[], format: (item: string) => string): Promise<string[]> {
  const folder = await readFullFixtureFolder()
  const textFiles = new Map(folder.textFiles).set('redirects.yaml', Buffer.from(items.map(format).join('\n')))
  const { problems = [] } = checker.check({ ...folder, textFiles }, TODAY)
  const rejectedLines = new Set(problems.map(({ line }) => line))
  return items.filter((_, index) => rejectedLines.has(index + 1))
}

// Invented figures of a realistic size.
export const ALABAMA_FACTS = readFileSync('tests/fixtures/facts/alabama.json', 'utf8')
export const NATION_FACTS = readFileSync('tests/fixtures/facts/nation.json', 'utf8')
export const FACTS = { 'facts/alabama.json': ALABAMA_FACTS, 'facts/nation.json': NATION_FACTS }

const REFERRING_OVERRIDES: Overrides = {
  // A post with all supported forms of links.
  'posts/referring-post.mdx': readFileSync('tests/fixtures/posts/referring.mdx', 'utf8').replaceAll('\n', '\r\n'),
  'media/posts/first-post.png': readFileSync(`${FIXTURE}/media/posts/room.png`),
  'team/president.yaml': (text) => `\uFEFF${text}`,
}

/** Creates a content folder with a post that links to other entries in all ways. */
export const createReferringContent = (overrides: Overrides = {}) =>
  createTestContent({ ...REFERRING_OVERRIDES, ...overrides })

/** Loads content with the shared checker, which is faster. */
export const loadTestContent = (content: string, options?: { skipInvalidFiles: boolean }) =>
  loadContent(content, { ...options, checker })
