import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { addSimplePosts, multiplyCities } from '../bench/largeContent.ts'
import { formatPercent } from '../formatNumbers.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT_ROOT } from '../store/sources.ts'

const HELP = `npm run bench [-- --plain 1000] [--cities 10]

Measures builds of a copy of the content: with an empty cache, with --force, after edits of a city, a post, and a component, and without
changes. Then measures edits in the development server. Prints the time, CPU time, peak memory, and the share of each step. Deletes
.cache first.
  --plain   adds this many simple articles (a heading, twelve paragraphs, a table, thirty links)
  --cities  multiplies the number of cities`

const OPTIONS = { plain: { type: 'string' }, cities: { type: 'string' } } as const

const RUN_SCRIPT = join(PROJECT_ROOT, 'scripts/run.js')
const COMPONENT_PATH = join(PROJECT_ROOT, 'renderer/components/ClosingSection.tsx')
const CITY_PATH = 'states/florida.yaml'
const EDIT_COUNT = 5
const [POST_FILE = ''] = readdirSync('content/posts').filter((name) => name.endsWith('.mdx'))

await runProgram({ help: HELP, options: OPTIONS }, async ({ plain: postCount, cities }) => {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  const content = join(root, 'content')
  cpSync('content', content, { recursive: true })
  if (cities !== undefined) multiplyCities(content, Number(cities))
  if (postCount !== undefined) addSimplePosts(content, Number(postCount))
  try {
    measureBuilds(content)
    await measureDevelopment(content)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

function measureBuilds(content: string): void {
  const run = (scenario: string, ...options: string[]) =>
    measureBuild(scenario, ['--content', content, '--out', `${content}-dist`, ...options])
  rmSync(join(PROJECT_ROOT, '.cache'), { recursive: true, force: true })
  run('empty cache')
  run('force', '--force')
  run('after force')
  editCity(content)
  run('one city edited')
  editPost(content)
  run('one post edited')
  const originalText = readFileSync(COMPONENT_PATH, 'utf8')
  try {
    edit(COMPONENT_PATH, (text) => text.replace('className="', 'className="edited '))
    run('one component edited')
  } finally {
    writeFileSync(COMPONENT_PATH, originalText)
  }
  run('edit reverted')
  run('nothing changed')
}

async function measureDevelopment(content: string): Promise<void> {
  const startTime = performance.now()
  const server = start('dev', '--content', content, '--port', '0')
  const [, address = ''] = await server.waitForOutput(/Local: +(http:\/\/\S+?)\/?\s/)
  const page = `${address}/blog/${POST_FILE.replace('.mdx', '')}`
  await (await fetch(page)).text()
  printRow('dev server, first page', (performance.now() - startTime) / 1000)
  for (let index = 0; index < EDIT_COUNT; index += 1) {
    const word = `Edited${index}`
    const saved = performance.now()
    edit(join(content, 'posts', POST_FILE), (text) => `${text}\n${word}.\n`)
    while (!(await (await fetch(page)).text()).includes(word));
    printRow('dev server, saved edit', (performance.now() - saved) / 1000)
  }
  await server.stop()
}

interface RunningProgram {
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>
  stop: () => Promise<void>
}

function start(...command: string[]): RunningProgram {
  const child = spawn(process.execPath, [RUN_SCRIPT, ...command], { stdio: ['ignore', 'pipe', 'inherit'] })
  const waitForOutput = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      let output = ''
      const listen = (chunk: Buffer) => {
        output += chunk
        const match = pattern.exec(output)
        if (!match) return
        child.stdout.off('data', listen)
        resolve(match)
      }
      child.stdout.on('data', listen)
    })
  const stop = async () => {
    child.kill('SIGINT')
    await once(child, 'exit')
  }
  return { waitForOutput, stop }
}

function editCity(content: string): void {
  edit(join(content, CITY_PATH), (text) =>
    text.replace(/population: (\d+)/, (_, count) => `population: ${Number(count) + 1}`),
  )
}

function editPost(content: string): void {
  edit(join(content, 'posts', POST_FILE), (text) => `${text}\nOne more paragraph.\n`)
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** `12.34 s   20.1 CPU-s   400 MB  render pages 40%` */
function measureBuild(name: string, options: string[]): void {
  const startTime = performance.now()
  const { stdout, stderr, status } = spawnSync(process.execPath, [RUN_SCRIPT, 'prerender', ...options], {
    encoding: 'utf8',
  })
  const seconds = (performance.now() - startTime) / 1000
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const [, cpu = '–', megabytes = '–'] = /\(([\d.]+) s of CPU time, (\d+) MB/.exec(stdout) ?? []
  const steps = [...stdout.matchAll(/^([a-z]+(?: [a-z]+)*) +(\d+\.\d\d) s/gm)].flatMap(([, step, stepSeconds]) => {
    const share = Number(stepSeconds) / seconds
    return share > 0.05 ? [`${step} ${formatPercent(share)}`] : []
  })
  const [, pages = '', renderedCount = ''] =
    /^render pages .* ([\d,]+) pages, (all|[\d,]+) of them new/m.exec(stdout) ?? []
  const perPage =
    renderedCount === 'all' ? `${((seconds * 1000) / Number(pages.replace(',', ''))).toFixed(1)} ms per page` : ''
  printRow(
    name,
    seconds,
    `${cpu} CPU-s`.padStart(12),
    `${megabytes} MB`.padStart(8),
    perPage.padStart(16),
    steps.join(', '),
  )
}

function printRow(name: string, seconds: number, ...columns: string[]): void {
  console.log([name.padEnd(26), `${seconds.toFixed(2)} s`.padStart(9), ...columns].join(' ').trimEnd())
}
