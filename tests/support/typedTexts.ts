import type { Diagnostic } from '../../renderer/model/explain/diagnostic.ts'
import { applyEdits } from '../../renderer/model/explain/fix.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { checker, folderWith, type Overrides, TODAY } from './contentFolder.ts'
import type { Random } from './random.ts'

const WORDS = [
  'Partners',
  'for life',
  'thanks',
  "season's",
  '5',
  '24',
  'yes',
  'null',
  '368-1019',
  'C',
  'Users',
  'table',
]
const SIGNS = [
  ...['&', '*', '!', '!!str ', '!foo', '#', ' #', '# ', '"', "'", '“', '”', '’', ': ', ':', '? ', '- ', '-', '%', '@'],
  ...['`', '{', '}', '[', ']', '|', '>', ',', ', ', '<', '<b>', '</b>', '&amp;', '&lt;', '<<', '\\', '~', '=', '_'],
  ...['...', '---', '  ', '$', '(', ')', '/', '²', '**', '\\"', "''", '=='],
]

export function typedPosts(position: string, random: Random, count: number): { typed: string; files: Overrides }[] {
  const { write } = POSITIONS[position] as Position
  return Array.from({ length: count }, () => {
    const typed = typedText(random)
    return { typed, files: { [PATH]: textOf(write(typed)) } }
  })
}

export async function lostIn(position: string, random: Random, count: number): Promise<string[]> {
  const faults: string[] = []
  for (let tried = 0; tried < count; tried += 1) {
    const typed = typedText(random)
    for (const fault of await lostCharacters(position, typed)) faults.push(`${typed}: ${fault}`)
  }
  return faults
}

function typedText(random: Random): string {
  const pieces = Array.from({ length: 1 + random.below(6) }, () => random.pick(random.below(2) === 0 ? WORDS : SIGNS))
  return pieces.map((piece) => piece + random.pick(['', ' '])).join('')
}

interface Position {
  write: (typed: string) => string
  read: (data: Record<string, unknown>) => string
  separators?: RegExp
}

const title = ({ title }: Record<string, unknown>) => String(title)
const lines = (...own: string[]) =>
  [
    ...(own.some((line) => line.startsWith('title:')) ? [] : ['title: A post']),
    'excerpt: A post that a test writes, described in one sentence that is long enough to be shown whole.',
    'date: 2025-01-01',
    ...(own.some((line) => line.startsWith('takeaways:')) ? [] : ['takeaways: [One thing to remember, Another thing]']),
    ...own,
  ].join('\n')
const takeaways = ({ takeaways }: Record<string, unknown>) =>
  (takeaways as string[]).join('').replace(/Another thing$/, '')

export const POSITIONS: Record<string, Position> = {
  'a value': { write: (typed) => lines(`title: ${typed}`), read: title },
  'a value, followed by others': {
    write: (typed) => `title: ${typed}\n${lines('title:').replace(/\ntitle:$/, '')}`,
    read: title,
  },
  'an item of a list': { write: (typed) => lines('takeaways:', `  - ${typed}`, '  - Another thing'), read: takeaways },
  'an item between brackets': {
    write: (typed) => lines(`takeaways: [${typed}, Another thing]`),
    read: takeaways,
    separators: /,/g,
  },
  'a literal block': { write: (typed) => lines('title: |-', `  ${typed}`), read: title },
  'a folded block': { write: (typed) => lines('title: >-', `  ${typed}`), read: title },
  'double quotes': { write: (typed) => lines(`title: "${typed}"`), read: title },
  'single quotes': { write: (typed) => lines(`title: '${typed}'`), read: title },
  'the next line': { write: (typed) => lines('title:', `  ${typed}`), read: title },
  'a key': { write: (typed) => lines(`${typed}: A text`), read: ({ title }) => String(title) },
}

const PATH = 'posts/typed.mdx'

/**
 * Writes text into a post. The check must reject it or show every character, and `--fix` may only remove quoted
 * text.
 */
async function lostCharacters(name: string, typed: string): Promise<string[]> {
  const { write, read, separators } = POSITIONS[name] as Position
  if (name === 'a key' && typed.trimStart().startsWith('#')) return []
  const folder = await folderWith()
  const result = inPost(folder, write(typed))
  const visible = (text: string) => bare(text, separators)
  const wanted = visible(
    name.endsWith('quotes') ? unquoted(name === 'double quotes' ? `"${typed}"` : `'${typed}'`) : unquoted(typed.trim()),
  )
  const shown = result.data && visible(read(result.data))
  if (shown !== undefined) return shown === wanted || shown === visible(typed) ? [] : [`visitors read “${shown}”`]
  const fixed = fixedText(folder, result)
  if (!fixed) return []
  const after = fixed.data ? visible(read(fixed.data)) : bare(fixed.text)
  const before = fixed.data ? visible(typed) : bare(result.text)
  const gone = missing(before, after + fixed.named)
  return gone === ''
    ? []
    : [`--fix removes “${gone}”: ${fixed.text.split('\n').find((line) => !result.text.includes(line))}`]
}

interface Outcome {
  text: string
  problems: Diagnostic[]
  data?: Record<string, unknown> | undefined
}

function inPost(folder: ContentFolder, matter: string): Outcome {
  return checked(folder, textOf(matter))
}

const textOf = (matter: string) => `---\n${matter}\n---\n\nText.\n`

function checked(folder: ContentFolder, text: string): Outcome {
  const {
    problems = [],
    files,
    site,
  } = checker.check({ ...folder, texts: new Map(folder.texts).set(PATH, Buffer.from(text)) }, TODAY)
  const data = site && (files.find(({ source }) => source.path === PATH)?.yaml.data as Record<string, unknown>)
  return { text, problems, data }
}

function fixedText(folder: ContentFolder, first: Outcome): (Outcome & { named: string }) | undefined {
  let outcome = first
  let named = ''
  for (let round = 0; round < 20; round += 1) {
    const problem = outcome.problems.find(({ fix }) => fix?.isCertain)
    if (!problem?.fix) return outcome === first ? undefined : { ...outcome, named }
    named += [...`${problem.message} ${problem.hint}`.matchAll(/`(.+?)`(?![`\w])/g)]
      .map(([each]) => bare(each))
      .join('')
    outcome = checked(folder, applyEdits(outcome.text, problem.fix.edits))
  }
  throw new Error(`The fixes of ${JSON.stringify(first.text)} never end.`)
}

function unquoted(text: string): string {
  const [quote = ''] = text
  if (text.length < 2 || !/["']/.test(quote) || !text.endsWith(quote)) return text
  const inner = text.slice(1, -1)
  return quote === '"' ? inner.replaceAll(/\\(["\\/])/g, '$1') : inner.replaceAll("''", "'")
}

function bare(text: string, separators = /(?!)/g): string {
  return text.replaceAll(/\s/g, '').replaceAll(separators, '')
}

function missing(text: string, other: string): string {
  const left = [...other]
  return [...text.replaceAll(/["'\\]/g, '')]
    .filter((each) => {
      const at = left.indexOf(each)
      if (at !== -1) left.splice(at, 1)
      return at === -1
    })
    .join('')
}
