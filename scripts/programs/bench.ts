import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { withCities, withPosts } from '../bench/contents.ts'
import { readOptions } from '../readOptions.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.js'

const HELP = `npm run bench -- [--data <folder>] [--cities 10000,21000] [--posts 1000] [--json <file>]

Builds the real content, with a folder of the tables of places and of public facts contents of so many cities, and one of so many posts: with nothing kept,
everything anew with code and pictures kept, one city edited, one post edited, one component edited, nothing changed. Prints
for each the time, the processor's time and the memory at most, how much of the time each step takes, and the time as a multiple of
writing the same bytes in a plain loop. It removes what is kept in .cache first.`

interface Run {
  content: string
  scenario: string
  seconds: number
  /** Of the processor, and at most of memory; none where nothing was made. */
  cpu: number | undefined
  megabytes: number | undefined
  /** The time as a multiple of writing the site's bytes in a plain loop. */
  ratio: number
  steps: Record<string, number>
}

const COMPONENT = join(PROJECT, 'renderer/components/Closing.tsx')
const CITY = 'states/florida.yaml'

await runProgram(async () => {
  const options = readOptions(HELP, {
    data: { type: 'string' },
    cities: { type: 'string', default: '10000,21000' },
    posts: { type: 'string', default: '1000' },
    json: { type: 'string' },
  })
  if (!options) return true
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  const runs: Run[] = []
  try {
    const [post = ''] = readdirSync('content/posts').filter((name) => name.endsWith('.mdx'))
    const make: [string, (content: string) => void][] = [['the real site', (content) => withPosts(content, post, 0)]]
    const { data, cities, posts } = options
    if (data)
      for (const each of cities.split(','))
        make.push([`${each} cities`, (content) => withCities(content, data, Number(each))])
    if (Number(posts) > 0) make.push([`${posts} posts`, (content) => withPosts(content, post, Number(posts))])
    for (const [name, write] of make) {
      const content = join(root, `${make.findIndex(([each]) => each === name)}`)
      write(content)
      for (const run of measure(name, content, post)) {
        runs.push(run)
        console.log(lineOf(run))
      }
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  if (options.json) writeFileSync(options.json, `${JSON.stringify(runs, null, 2)}\n`)
  return true
})

function* measure(name: string, content: string, post: string): Generator<Run> {
  const out = `${content}-dist`
  const run = (scenario: string, ...options: string[]) =>
    build({ content: name, scenario }, ['--content', content, '--out', out, ...options], out)
  rmSync(join(PROJECT, '.cache'), { recursive: true, force: true })
  yield run('nothing kept')
  yield run('anew', '--anew')
  run('')
  append(join(content, CITY), (text) =>
    text.replace(/population: (\d+)/, (_, count) => `population: ${Number(count) + 1}`),
  )
  yield run('one city edited')
  append(join(content, 'posts', post), (text) => `${text}\nOne more paragraph.\n`)
  yield run('one post edited')
  const before = readFileSync(COMPONENT, 'utf8')
  try {
    writeFileSync(COMPONENT, before.replace('className="', 'className="edited '))
    yield run('one component edited')
  } finally {
    writeFileSync(COMPONENT, before)
  }
  run('')
  yield run('nothing changed')
}

function append(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

function build(run: Pick<Run, 'content' | 'scenario'>, options: string[], out: string): Run {
  const start = performance.now()
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(PROJECT, 'scripts/run.js'), 'prerender', ...options],
    { encoding: 'utf8' },
  )
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const [, cpu, megabytes] = /\(([\d.]+) s of the processor, (\d+) MB/.exec(stdout)?.map(Number) ?? []
  const steps = [...stdout.matchAll(/^([a-z]+(?: [a-z]+)*) +(\d+\.\d\d) s/gm)].map(([, step = '', took]) => [
    step,
    Number(took),
  ])
  return { ...run, seconds, cpu, megabytes, ratio: seconds / plainLoop(out), steps: Object.fromEntries(steps) }
}

/** The seconds that it takes to write the pages of a site, and nothing else. */
function plainLoop(folder: string): number {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  const bytes = pages.map((path) => readFileSync(join(folder, path)))
  const target = `${folder}-loop`
  mkdirSync(target)
  const start = performance.now()
  for (const [index, each] of bytes.entries())
    writeFileSync(join(target, `${index}-${basename(pages[index] ?? '')}`), each)
  const seconds = (performance.now() - start) / 1000
  rmSync(target, { recursive: true })
  return seconds
}

function lineOf({ content, scenario, seconds, cpu, megabytes, ratio, steps }: Run): string {
  const shares = Object.entries(steps).filter(([, took]) => took / seconds > 0.05)
  const named = shares.map(([step, took]) => `${step} ${Math.round((100 * took) / seconds)} %`).join(', ')
  const columns = [
    content.padEnd(14),
    scenario.padEnd(21),
    `${seconds.toFixed(2)} s`.padStart(9),
    `${cpu?.toFixed(1) ?? '–'} CPU-s`.padStart(12),
    `${megabytes ?? '–'} MB`.padStart(8),
    `${ratio.toFixed(1)} x`.padStart(8),
  ]
  return `${columns.join(' ')}  ${named}`
}
