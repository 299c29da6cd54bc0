import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { percent } from '../counted.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.js'

const HELP = `npm run bench [-- --posts 1000]

Builds the real content, and contents of so many posts: with nothing kept, everything anew with code and pictures kept, one city edited, one post edited, one component
edited, nothing changed. Prints for each the time, the processor's time, the memory at most, and the share of each step. It
removes what is kept in .cache first.`

const OPTIONS = {
  posts: { type: 'string', default: '1000' },
} as const

const RUN = join(PROJECT, 'scripts/run.js')
const COMPONENT = join(PROJECT, 'renderer/components/Closing.tsx')
const CITY = 'states/florida.yaml'
const [POST = ''] = readdirSync('content/posts').filter((name) => name.endsWith('.mdx'))

await runProgram({ help: HELP, options: OPTIONS }, async ({ posts }) => {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  const measured = (name: string, write: (content: string) => void) => {
    const content = join(root, name.replaceAll(' ', '-'))
    cpSync('content', content, { recursive: true })
    write(content)
    measure(name, content)
  }
  try {
    measured('the real site', () => undefined)
    if (Number(posts) > 0) measured(`${posts} posts`, (content) => addPosts(content, Number(posts)))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

/** Builds a content in every state that it can be in, and prints a line for each. */
function measure(name: string, content: string): void {
  const out = `${content}-dist`
  const run = (scenario: string, ...options: string[]) =>
    build(`${name.padEnd(14)} ${scenario.padEnd(21)}`, ['--content', content, '--out', out, ...options])
  rmSync(join(PROJECT, '.cache'), { recursive: true, force: true })
  run('nothing kept')
  run('anew', '--anew')
  run('as it was')
  edit(join(content, CITY), (text) =>
    text.replace(/population: (\d+)/, (_, count) => `population: ${Number(count) + 1}`),
  )
  run('one city edited')
  edit(join(content, 'posts', POST), (text) => `${text}\nOne more paragraph.\n`)
  run('one post edited')
  const before = readFileSync(COMPONENT, 'utf8')
  try {
    edit(COMPONENT, (text) => text.replace('className="', 'className="edited '))
    run('one component edited')
  } finally {
    writeFileSync(COMPONENT, before)
  }
  run('as it was')
  run('nothing changed')
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Builds, and prints what it took: `12.34 s   20.1 CPU-s   400 MB  render pages 40 %`. */
function build(name: string, options: string[]): void {
  const start = performance.now()
  const { stdout, stderr, status } = spawnSync(process.execPath, [RUN, 'prerender', ...options], { encoding: 'utf8' })
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const [, cpu = '–', megabytes = '–'] = /\(([\d.]+) s of the processor, (\d+) MB/.exec(stdout) ?? []
  const steps = [...stdout.matchAll(/^([a-z]+(?: [a-z]+)*) +(\d+\.\d\d) s/gm)].flatMap(([, step, took]) => {
    const share = Number(took) / seconds
    return share > 0.05 ? [`${step} ${percent(share)}`] : []
  })
  const columns = [`${seconds.toFixed(2)} s`.padStart(9), `${cpu} CPU-s`.padStart(12), `${megabytes} MB`.padStart(8)]
  console.log(`${name} ${columns.join(' ')}  ${steps.join(', ')}`)
}

/** Posts that are copies of one, each under another title. */
function addPosts(content: string, posts: number): void {
  const text = readFileSync(join(content, 'posts', POST), 'utf8')
  for (let number = 1; number <= posts; number += 1) {
    const copy = text
      .replace(/^title: .*$/m, `title: "The same post, number ${number}"`)
      .replace(/^excerpt: "?/m, `excerpt: "Number ${number}. `.padEnd(10))
    writeFileSync(join(content, `posts/copy-${number}.mdx`), copy)
  }
}
