import type { Diagnostic } from '../../renderer/model/explain/diagnostic.ts'
import { applyEdits } from '../../renderer/model/explain/fix.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import { checker, readTestFolder, TODAY } from './contentFolder.ts'
import { FRONT_MATTER } from './post.ts'
import type { Random } from './random.ts'

/** Syntax of YAML, Markdown, and HTML. */
const TYPED_WORDS = "Partners|for life|thanks|season's|5|24|yes|null|368-1019|C|Users|table".split('|')
const TYPED_CHARACTERS = [
  ...['&', '*', '!', '!!str ', '!foo', '#', ' #', '# ', '"', "'", '“', '”', '’', ': ', ':', '? ', '- ', '-', '%', '@'],
  ...['`', '{', '}', '[', ']', '|', '>', ',', ', ', '<', '<b>', '</b>', '&amp;', '&lt;', '<<', '\\', '~', '=', '_'],
  ...['...', '---', '  ', '$', '(', ')', '/', '²', '**', '\\"', "''", '=='],
]

type Data = Record<string, unknown>

interface Position {
  write: (typed: string) => string
  read: (data: Data) => string
  separators?: RegExp
}

const readTitle = ({ title }: Data) => String(title)
const readTakeaways = ({ takeaways }: Data) => (takeaways as string[]).join('').replace(/Another thing$/, '')

/** Replaces the lines with the same keys. */
function createFrontMatter(...lines: string[]): string {
  const others = FRONT_MATTER.filter((line) => !lines.some((newLine) => newLine.startsWith(line.split(' ', 1).join())))
  return [...others, ...lines].join('\n')
}

const createTitlePosition = (...lines: string[]): Position => ({
  write: (typed) => createFrontMatter(...lines.map((line) => line.replace('@@', () => typed))),
  read: readTitle,
})

export const POSITIONS: Record<string, Position> = {
  'a value': createTitlePosition('title: @@'),
  'a value, followed by others': {
    write: (typed) => `title: ${typed}\n${createFrontMatter('title:').replace(/\ntitle:$/, '')}`,
    read: readTitle,
  },
  'an item of a list': {
    write: (typed) => createFrontMatter('takeaways:', `  - ${typed}`, '  - Another thing'),
    read: readTakeaways,
  },
  'an item between brackets': {
    write: (typed) => createFrontMatter(`takeaways: [${typed}, Another thing]`),
    read: readTakeaways,
    separators: /,/g,
  },
  'a literal block': createTitlePosition('title: |-', '  @@'),
  'a folded block': createTitlePosition('title: >-', '  @@'),
  'double quotes': createTitlePosition('title: "@@"'),
  'single quotes': createTitlePosition("title: '@@'"),
  'the next line': createTitlePosition('title:', '  @@'),
  'a key': createTitlePosition('@@: A text'),
}

const POST_PATH = 'posts/typed.mdx'
const createTypedPost = (matter: string) => `---\n${matter}\n---\n\nText.\n`

function createTypedText(random: Random): string {
  const pieces = Array.from({ length: 1 + random.nextBelow(6) }, () =>
    random.pick(random.nextBelow(2) === 0 ? TYPED_WORDS : TYPED_CHARACTERS),
  )
  return pieces.map((piece) => piece + random.pick(['', ' '])).join('')
}

export function createTypedPosts(position: string, random: Random, count: number) {
  const { write } = POSITIONS[position] as Position
  return Array.from({ length: count }, () => {
    const typed = createTypedText(random)
    return { typed, files: { [POST_PATH]: createTypedPost(write(typed)) } }
  })
}

/** Types random text and reports lost characters. */
export async function findLostText(position: string, random: Random, count: number): Promise<string[]> {
  const folder = await readTestFolder()
  return Array.from({ length: count }, () => createTypedText(random)).flatMap((typed) => {
    const fault = findLostCharacters(folder, position, typed)
    return fault === undefined ? [] : [`${typed}: ${fault}`]
  })
}

/**
 * Writes text into a post. The check must reject it or show every character, and `--fix` may only remove quoted text.
 */
function findLostCharacters(folder: ContentFolder, name: string, typed: string): string | undefined {
  const { write, read, separators } = POSITIONS[name] as Position
  const isComment = name === 'a key' && typed.trimStart().startsWith('#')
  if (isComment) return undefined
  const result = checkPost(folder, createTypedPost(write(typed)))
  const toVisible = (text: string) => removeSpaces(text, separators)
  const quote = { 'double quotes': '"', 'single quotes': "'" }[name]
  if (result.data) {
    const visibleText = toVisible(read(result.data))
    const expected = toVisible(unquote(quote ? quote + typed + quote : typed.trim()))
    return [expected, toVisible(typed)].includes(visibleText) ? undefined : `visitors read “${visibleText}”`
  }
  const fixed = fixPost(folder, result)
  if (!fixed) return undefined
  const before = fixed.data ? toVisible(typed) : removeSpaces(result.text)
  const after = fixed.data ? toVisible(read(fixed.data)) : removeSpaces(fixed.text)
  // `--fix` may write quotes and backslashes differently.
  const lost = findMissing([...before.replaceAll(/["'\\]/g, '')], [...after, ...fixed.quoted])
  const line = fixed.text.split('\n').find((candidate) => !result.text.includes(candidate))
  return lost === '' ? undefined : `--fix removes “${lost}”: ${line}`
}

interface Outcome {
  text: string
  problems: Diagnostic[]
  data?: Data | undefined
}

function checkPost(folder: ContentFolder, text: string): Outcome {
  const texts = new Map(folder.texts).set(POST_PATH, Buffer.from(text))
  const { problems = [], files, site } = checker.check({ ...folder, texts }, TODAY)
  const data = site && (files.find(({ source }) => source.path === POST_PATH)?.yaml.data as Data)
  return { text, problems, data }
}

/** Applies certain fixes until there are none. */
function fixPost(folder: ContentFolder, first: Outcome): (Outcome & { quoted: string }) | undefined {
  let outcome = first
  let quoted = ''
  for (let round = 0; round < 20; round += 1) {
    const problem = outcome.problems.find(({ fix }) => fix?.isCertain)
    if (!problem?.fix) return outcome === first ? undefined : { ...outcome, quoted }
    const quotes = `${problem.message} ${problem.hint}`.matchAll(/`(.+?)`(?![`\w])/g)
    quoted += [...quotes].map(([quote]) => removeSpaces(quote)).join('')
    outcome = checkPost(folder, applyEdits(outcome.text, problem.fix.edits))
  }
  throw new Error(`The fixes of ${JSON.stringify(first.text)} never end.`)
}

function unquote(text: string): string {
  const [quote = ''] = text
  if (text.length < 2 || !/["']/.test(quote) || !text.endsWith(quote)) return text
  const inner = text.slice(1, -1)
  return quote === '"' ? inner.replaceAll(/\\(["\\/])/g, '$1') : inner.replaceAll("''", "'")
}

const removeSpaces = (text: string, separators = /(?!)/g) => text.replaceAll(/\s/g, '').replaceAll(separators, '')

export function findMissing(characters: string[], others: string[]): string {
  const remaining = [...others]
  return characters
    .filter((character) => {
      const index = remaining.indexOf(character)
      if (index !== -1) remaining.splice(index, 1)
      return index === -1
    })
    .join('')
}
