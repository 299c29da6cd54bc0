import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { PROJECT } from '../store/sources.js'

/** Islands that the outline of their state leaves out: the check takes them for mistakes. */
const ISLANDS = ['Diomede', 'Frenchboro']

/** How many cities a state may have for the country to have so many in all. */
function citiesPerState(csv: string, cities: number): number {
  const { data } = Papa.parse<{ state: string }>(readFileSync(csv, 'utf8'), { header: true, skipEmptyLines: true })
  const counts = new Map<string, number>()
  for (const { state } of data) counts.set(state, (counts.get(state) ?? 0) + 1)
  const allWith = (most: number) => [...counts.values()].reduce((sum, count) => sum + Math.min(count, most), 0)
  let most = 1
  while (allWith(most) < cities && most < data.length) most += 1
  return most
}

/**
 * The real content with another number of cities: real places, the largest of each state, and what is known of them.
 * @param data the folder of the tables that `importPlaces` and `importFacts` read.
 */
export function withCities(content: string, data: string, cities: number): void {
  cpSync('content', content, { recursive: true })
  const csv = join(data, 'us-places.csv')
  const states = join(content, 'states')
  run('importPlaces', csv, '--out', states, '--cities', String(citiesPerState(csv, cities)))
  for (const name of readdirSync(states)) {
    const file = join(states, name)
    const lines = readFileSync(file, 'utf8').split('\n')
    const kept = lines.filter((line) => !ISLANDS.some((island) => line.includes(`name: ${island},`)))
    writeFileSync(file, kept.join('\n'))
  }
  run('importFacts', data, '--states', states, '--out', join(content, 'facts'))
}

function run(program: string, ...options: string[]): void {
  execFileSync(process.execPath, [join(PROJECT, 'scripts/run.js'), program, ...options], { stdio: 'ignore' })
}

/** The real content with more posts, each a copy of one under another title. */
export function withPosts(content: string, post: string, posts: number): void {
  cpSync('content', content, { recursive: true })
  const text = readFileSync(join('content/posts', post), 'utf8')
  for (let number = 1; number <= posts; number += 1) {
    const copy = text
      .replace(/^title: .*$/m, `title: "The same post, number ${number}"`)
      .replace(/^excerpt: "?/m, `excerpt: "Number ${number}. `.padEnd(10))
    writeFileSync(join(content, `posts/copy-${number}.mdx`), copy)
  }
}
