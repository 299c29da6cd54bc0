import type { Problem } from '../../renderer/model/explain/problem.ts'
import type { Site } from '../../renderer/model/site.ts'
import { checker, fixtureTexts, folderWith, kindOf, TODAY } from './contentFolder.ts'
import { changedLines, MUTATION_NAMES, mutate } from './mutations.ts'
import type { Random } from './random.ts'
import { renderRoute, routeOf } from './renderRoute.ts'

export interface FuzzResult {
  mutations: number
  /** How many of them the check lets pass, and how many of those were rendered. */
  passed: number
  rendered: number
  /** The longest check, in multiples of the middle one. */
  slowest: number
  /** What must not be: its seed makes it again. */
  failures: string[]
}

/** What is to be changed: a file, and in which way. */
interface Change {
  path: string
  before: string
  name: string
}

/** One in so many that pass is rendered: a site takes as long as twenty checks. */
const RENDERED = 20
/** What the check says of a fault of its own. */
const OWN_FAULT = 'The check does not know what to do'

/** Every mutation in a file of every kind, once: one of a folder's entries stands for the others. */
export function everyKind(random: Random): Change[] {
  const kinds = new Set(fixtureTexts.map(([path]) => kindOf(path)))
  return [...kinds].flatMap((kind) =>
    MUTATION_NAMES.map((name) => {
      const [path, before] = random.pick(fixtureTexts.filter(([path]) => kindOf(path) === kind))
      return { path, before, name }
    }),
  )
}

/** Any mutation in any file, for as long as it is told. */
export function* anyUntil(end: number, random: Random): Generator<Change> {
  while (Date.now() <= end) {
    const [path, before] = random.pick(fixtureTexts)
    yield { path, before, name: random.pick(MUTATION_NAMES) }
  }
}

/** Changes the files of the fixture content, one at a time, and looks whether the check says something of it that can be so. */
export async function fuzz(seed: number, changes: Iterable<Change>, random: Random): Promise<FuzzResult> {
  const folder = await folderWith()
  const result: FuzzResult = { mutations: 0, passed: 0, rendered: 0, slowest: 0, failures: [] }
  const times: number[] = []
  for (const { path, before, name } of changes) {
    const { text } = mutate(before, random, name)
    const start = process.cpuUsage()
    const outcome = attempt(() =>
      checker.check({ ...folder, texts: new Map(folder.texts).set(path, Buffer.from(text)) }, TODAY),
    )
    const { user, system } = process.cpuUsage(start)
    times.push(user + system)
    const faults = 'error' in outcome ? [`throws ${outcome.error}`] : faultsOf(outcome.result, { path, before, text })
    if ('result' in outcome && outcome.result.site) {
      result.passed += 1
      if (result.passed % RENDERED === 0) {
        const { site } = outcome.result
        const rendering = attempt(() => renderAll(site))
        if ('error' in rendering) faults.push(`passes, and cannot be rendered: ${rendering.error}`)
        result.rendered += 1
      }
    }
    result.failures.push(
      ...faults.map((fault) => `${path}, ${name} (seed ${seed}, mutation ${result.mutations}): ${fault}`),
    )
    result.mutations += 1
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { ...result, slowest: (sorted.at(-1) ?? 0) / (sorted[sorted.length >> 1] ?? 1) }
}

function attempt<Result>(step: () => Result): { result: Result } | { error: string } {
  try {
    return { result: step() }
  } catch (error) {
    return { error: error instanceof Error ? `${error.stack?.split('\n').slice(0, 3).join(' ')}` : String(error) }
  }
}

interface Mutated {
  path: string
  before: string
  text: string
}

/** What is wrong with the problems themselves: each stands within its file, and one of them in the file that was changed. */
function faultsOf({ problems = [] }: { problems?: Problem[] }, { path, before, text }: Mutated): string[] {
  const own = problems.filter(({ file }) => file.endsWith(`/${path}`))
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const outside = own.filter(
    ({ line, column }) => line < 1 || line > lines.length || column < 1 || column > (lines[line - 1]?.length ?? 0) + 1,
  )
  const [first] = changedLines(before, text)
  const syntax = own.find(({ rule }) => rule === 'syntax')
  return [
    ...problems.filter(({ message }) => message.startsWith(OWN_FAULT)).map(({ hint }) => `is not understood: ${hint}`),
    ...outside.map(({ line, column, message }) => `a problem outside of the file, at ${line}:${column}: ${message}`),
    ...(problems.length > 0 && own.length === 0 && !isPointedTo(problems, path)
      ? [`problems in other files alone: ${problems[0]?.file} ${problems[0]?.message}`]
      : []),
    ...(syntax && syntax.line > 1 && syntax.line < first - NEAR
      ? [`changed in line ${first}, told in line ${syntax.line}: ${syntax.message}`]
      : []),
  ]
}

/** A text that is not closed is told where it begins. */
const NEAR = 12

/** What other files point to may have gone with a line of this one. */
function isPointedTo(problems: Problem[], path: string): boolean {
  return (
    problems.every(({ message }) =>
      /^There is no |stands in |is the same as|Another page|retyped|missing|figure/.test(message),
    ) || path === 'site.yaml'
  )
}

function renderAll(site: Site): void {
  for (const { address } of site.pages()) {
    const route = routeOf(site, address)
    if (!route) throw new Error(`Nothing renders ${address}.`)
    renderRoute(site, route.folder, address, route.params)
  }
}
