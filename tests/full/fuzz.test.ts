import { expect, test } from 'vitest'
import type { CheckResult } from '../../renderer/model/check/checker.ts'
import { CANNOT_PROCESS_MESSAGE } from '../../renderer/model/check/runRules.ts'
import type { Diagnostic } from '../../renderer/model/diagnostics/diagnostic.ts'
import { checker, FRONT_MATTER, fixtureTextFiles, readTestFolder, TODAY } from '../support/contentFolder.ts'
import { findFixFaults } from '../support/fixFaults.ts'
import { MUTATION_NAMES, mutate, Random } from '../support/random.ts'
import { renderAddress } from '../support/renderAddress.ts'

/** Set the seed with `FUZZ_SEED=7 npm run fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Renders every 20th valid site, because rendering takes as long as 20 checks. */
const RENDER_INTERVAL = 20
/** Maximum distance in lines from a change to its syntax error. */
const MAX_LINES_APART = 12

/** Replaces the name of an entry with an asterisk: `posts/*.mdx`. */
const getFileKind = (path: string) => path.replace(/\/(?!_)[^/]+(?=\.\w+$)/, '/*')

type MutatedFile = ReturnType<typeof applyEachMutation>[number]

function applyEachMutation(random: Random) {
  const kinds = new Set(fixtureTextFiles.map(([path]) => getFileKind(path)))
  return [...kinds].flatMap((kind) =>
    MUTATION_NAMES.map((name) => {
      const [path, before] = random.pick(fixtureTextFiles.filter(([path]) => getFileKind(path) === kind))
      return { path, before, ...mutate(before, random, name) }
    }),
  )
}

test('reports random changes in the changed file, and never throws', async () => {
  const folder = await readTestFolder()
  const failures: string[] = []
  let validCount = 0
  for (const mutated of applyEachMutation(new Random(SEED))) {
    const { path, text, name } = mutated
    const textFiles = new Map(folder.textFiles).set(path, Buffer.from(text))
    const faults: string[] = []
    try {
      const result = checker.check({ ...folder, textFiles }, TODAY)
      faults.push(...listFaults(result, mutated))
      const { site } = result
      if (site) validCount += 1
      if (site && validCount % RENDER_INTERVAL === 0)
        for (const { address } of site.pages()) renderAddress(site, address)
    } catch (error) {
      faults.push(`throws ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : error}`)
    }
    failures.push(...faults.map((fault) => `${path}, ${name} (seed ${SEED}): ${fault}`))
  }
  expect(failures.slice(0, 20)).toEqual([])
  expect(validCount).toBeGreaterThan(RENDER_INTERVAL)
})

test('fixes random changes without new problems or lost words', async () => {
  const faults: string[] = []
  for (const { path, text, name } of applyEachMutation(new Random(SEED)))
    faults.push(...(await findFixFaults({ [path]: Buffer.from(text) })).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
})

/** Syntax of YAML, Markdown, and HTML. */
const TYPED_WORDS = "Partners|for life|thanks|season's|5|24|yes|null|368-1019|C|Users|table".split('|')
const TYPED_CHARACTERS = [
  ...['&', '*', '!', '!!str ', '!foo', '#', ' #', '# ', '"', "'", '“', '”', '’', ': ', ':', '? ', '- ', '-', '%', '@'],
  ...['`', '{', '}', '[', ']', '|', '>', ',', ', ', '<', '<b>', '</b>', '&amp;', '&lt;', '<<', '\\', '~', '=', '_'],
  ...['...', '---', '  ', '$', '(', ')', '/', '²', '**', '\\"', "''", '=='],
]

/** Replaces the lines with the same keys. */
function createFrontMatter(...lines: string[]): string {
  const others = FRONT_MATTER.filter((line) => !lines.some((newLine) => newLine.startsWith(line.split(' ', 1).join())))
  return [...others, ...lines].join('\n')
}

/** Functions that write a text into front matter. */
const POSITIONS: Record<string, (typed: string) => string> = {
  'a value': (typed) => createFrontMatter(`title: ${typed}`),
  'a value, followed by others': (typed) => `title: ${typed}\n${createFrontMatter('title:').replace(/\ntitle:$/, '')}`,
  'an item of a list': (typed) => createFrontMatter('takeaways:', `  - ${typed}`, '  - Another thing'),
  'an item between brackets': (typed) => createFrontMatter(`takeaways: [${typed}, Another thing]`),
  'a literal block': (typed) => createFrontMatter('title: |-', `  ${typed}`),
  'a folded block': (typed) => createFrontMatter('title: >-', `  ${typed}`),
  'double quotes': (typed) => createFrontMatter(`title: "${typed}"`),
  'single quotes': (typed) => createFrontMatter(`title: '${typed}'`),
  'the next line': (typed) => createFrontMatter('title:', `  ${typed}`),
  'a key': (typed) => createFrontMatter(`${typed}: A text`),
}

function createTypedText(random: Random): string {
  const pieces = Array.from({ length: 1 + random.nextBelow(6) }, () =>
    random.pick(random.nextBelow(2) === 0 ? TYPED_WORDS : TYPED_CHARACTERS),
  )
  return pieces.map((piece) => piece + random.pick(['', ' '])).join('')
}

test.each(Object.entries(POSITIONS))(
  'fixes a text typed as %s without new problems or lost words',
  async (_, write) => {
    const random = new Random(SEED)
    const faults: string[] = []
    for (let round = 0; round < 50; round += 1) {
      const typed = createTypedText(random)
      const files = { 'posts/typed.mdx': `---\n${write(typed)}\n---\n\nText.\n` }
      faults.push(...(await findFixFaults(files)).map((fault) => `${typed}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)

function listFaults({ problems = [] }: CheckResult, { path, before, text }: MutatedFile): string[] {
  const fileProblems = problems.filter(({ file }) => file.endsWith(`/${path}`))
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const misplacedProblems = fileProblems.filter(
    ({ line, column }) => line < 1 || line > lines.length || column < 1 || column > (lines[line - 1]?.length ?? 0) + 1,
  )
  const oldLines = before.split('\n')
  const changedIndex = text.split('\n').findIndex((line, index) => line !== oldLines[index])
  const firstChangedLine = changedIndex === -1 ? lines.length : changedIndex + 1
  const syntaxProblem = fileProblems.find(({ rule }) => rule === 'syntax')
  return [
    ...problems
      .filter(({ message }) => message === CANNOT_PROCESS_MESSAGE)
      .map(({ hint }) => `makes the check throw: ${hint}`),
    ...misplacedProblems.map(
      ({ line, column, message }) => `a problem outside the file, ${line}:${column}: ${message}`,
    ),
    ...(problems.length > 0 && fileProblems.length === 0 && !canAffectOtherFiles(problems, path)
      ? [`problems only in other files: ${problems[0]?.file} ${problems[0]?.message}`]
      : []),
    ...(syntaxProblem && syntaxProblem.line > 1 && syntaxProblem.line < firstChangedLine - MAX_LINES_APART
      ? [`changed in line ${firstChangedLine}, reported in line ${syntaxProblem.line}: ${syntaxProblem.message}`]
      : []),
  ]
}

function canAffectOtherFiles(problems: Diagnostic[], path: string): boolean {
  return (
    problems.every(({ message }) => /^There is no |is the same as|is also the|retyped|missing|figure/.test(message)) ||
    path === 'site.yaml'
  )
}
