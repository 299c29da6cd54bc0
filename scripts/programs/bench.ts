import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parse, stringify } from 'yaml'
import { PROJECT_ROOT } from '../files.ts'
import { formatFacts } from '../import/stateFacts.ts'
import { defineProgram } from '../program.ts'

const HELP = `npm run bench [-- --posts 1000] [--city-factor 10]

Measures builds of a copy of the content: with an empty cache, with --force, after edits of a city, a post, and a component, and without
changes. Then measures edits in the development server. Prints the time, CPU time, peak memory, and the share of each step. Deletes
.cache first. For one of the builds, edits Sections.tsx, and then restores it.
  --posts        adds this many articles (a heading, twelve paragraphs, a table, thirty links)
  --city-factor  multiplies the number of cities`

const OPTIONS = { posts: { type: 'string' }, 'city-factor': { type: 'string' } } as const

const RUN_SCRIPT = join(PROJECT_ROOT, 'scripts/run.js')
const COMPONENT_PATH = join(PROJECT_ROOT, 'renderer/components/Sections.tsx')
const [POST_FILE = ''] = readdirSync('content/posts').filter((name) => name.endsWith('.mdx'))

export const main = defineProgram({ help: HELP, options: OPTIONS }, async ({ posts, 'city-factor': cityFactor }) => {
  const root = mkdtempSync(join(tmpdir(), 'bench-'))
  const content = join(root, 'content')
  cpSync('content', content, { recursive: true })
  if (cityFactor !== undefined) multiplyCities(content, Number(cityFactor))
  if (posts !== undefined) addPosts(content, Number(posts))
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
  edit(join(content, 'states/florida.yaml'), (text) =>
    text.replace(/population: (\d+)/, (_, count) => `population: ${Number(count) + 1}`),
  )
  run('one city edited')
  edit(join(content, 'posts', POST_FILE), (text) => `${text}\nOne more paragraph.\n`)
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

/** Measures the start of the development server, and saved edits until they're served. */
async function measureDevelopment(content: string): Promise<void> {
  const startTime = performance.now()
  const command = [RUN_SCRIPT, 'dev', '--content', content, '--port', '0']
  const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  while (!output.includes('Local:')) output += await once(server.stdout, 'data')
  const [, url = ''] = /Local: +(http:\/\/\S+?)\/?\s/.exec(output) ?? []
  const fetchPost = async () => (await fetch(`${url}/blog/${POST_FILE.replace('.mdx', '')}`)).text()
  await fetchPost()
  printRow('dev server, first page', measureSeconds(startTime))
  for (let index = 0; index < 5; index += 1) {
    const word = `Edited${index}`
    const saveTime = performance.now()
    edit(join(content, 'posts', POST_FILE), (text) => `${text}\n${word}.\n`)
    while (!(await fetchPost()).includes(word));
    printRow('dev server, saved edit', measureSeconds(saveTime))
  }
  server.kill('SIGINT')
  await once(server, 'exit')
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** Runs a build, and prints a row: `12.34 s   20.1 CPU-s   400 MB  render pages 40%` */
function measureBuild(scenario: string, options: string[]): void {
  const startTime = performance.now()
  const { stdout, stderr, status } = spawnSync(process.execPath, [RUN_SCRIPT, 'build', ...options], {
    encoding: 'utf8',
  })
  const seconds = measureSeconds(startTime)
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const [, cpu = '–', megabytes = '–'] = /\(([\d.]+) s of CPU time, (\d+) MB/.exec(stdout) ?? []
  const shares = [...stdout.matchAll(/^([a-z]+(?: [a-z]+)*) +(\d+\.\d\d) s/gm)].flatMap(([, step, stepSeconds]) => {
    const share = Number(stepSeconds) / seconds
    return share > 0.05 ? [`${step} ${Math.round(share * 100)}%`] : []
  })
  printRow(scenario, seconds, `${cpu} CPU-s`.padStart(12), `${megabytes} MB`.padStart(8), shares.join(', '))
}

const measureSeconds = (startTime: number) => (performance.now() - startTime) / 1000

function printRow(scenario: string, seconds: number, ...columns: string[]): void {
  console.log([scenario.padEnd(26), `${seconds.toFixed(2)} s`.padStart(9), ...columns].join(' ').trimEnd())
}

/** No real city uses these prefixes. */
const CITY_NAME_PREFIXES =
  'Alder Birch Cedar Dogwood Elm Fir Gum Hazel Ivy Juniper Larch Maple Oaken Pine Quince Rowan Spruce Teak'

/** Adds copies of each city near the original, with the same facts. */
function multiplyCities(content: string, factor: number): void {
  const prefixes = CITY_NAME_PREFIXES.split(' ').slice(0, factor - 1)
  for (const file of readdirSync(join(content, 'states')).filter((name) => !name.startsWith('_'))) {
    const statePath = join(content, 'states', file)
    const factsPath = join(content, 'facts', file.replace('.yaml', '.json'))
    const state: { cities: { name: string; slug: string; lat: number }[] } = parse(readFileSync(statePath, 'utf8'))
    const facts: { cities: { city: string }[] } = JSON.parse(readFileSync(factsPath, 'utf8'))
    // Notes must be unique.
    const noNotes = { notes: undefined, countyNote: undefined, teaser: undefined }
    const copies = prefixes.flatMap((prefix, index) =>
      state.cities.map(({ name, slug, lat, ...city }) => ({
        ...{ name: `${prefix} ${name}`, slug: `${prefix.toLowerCase()}-${slug}`, lat: lat + (index + 1) / 1000 },
        ...{ ...city, ...noNotes },
      })),
    )
    const copiedFacts = prefixes.flatMap((prefix) =>
      facts.cities.map((figures) => ({ ...figures, city: figures.city.replace('/', `/${prefix.toLowerCase()}-`) })),
    )
    state.cities.push(...copies)
    facts.cities.push(...copiedFacts)
    writeFileSync(statePath, stringify(state, { aliasDuplicateObjects: false, lineWidth: 0 }))
    writeFileSync(factsPath, formatFacts(facts))
  }
}

const PARAGRAPH =
  'A practice that answers within the hour keeps the patient who asked, and says on its page what happens next. '
const TABLE = `| Week | Work |\n| --- | --- |\n${'| First | Look at what there is |\n'.repeat(8)}`

/** Adds posts of about 15 KB of HTML. */
function addPosts(content: string, count: number): void {
  const [author = ''] = /^author: .*/m.exec(readFileSync(join(content, 'posts', POST_FILE), 'utf8')) ?? []
  const links = Array.from({ length: 30 }, (_, index) => `[link ${index}](/services)`).join(', ')
  const body = `## Contents\n\n${`${PARAGRAPH.repeat(5)}\n\n`.repeat(12)}${TABLE}\n${links}.\n`
  for (let number = 1; number <= count; number += 1) {
    const frontMatter = `title: "The plain article with the number ${number}"
excerpt: "What the plain article with the number ${number} is about, in as many characters as an excerpt needs."
date: 2025-01-01
${author}
takeaways: ["Answer within the hour.", "Say what happens next.", "Keep the patient who asked."]`
    writeFileSync(join(content, `posts/plain-${number}.mdx`), `---\n${frontMatter}\n---\n\n${body}`)
  }
}
