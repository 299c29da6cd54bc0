import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { HOSTS } from '../../scripts/hosts/hosts.ts'

const readFileText = (file: string) => readFileSync(file, 'utf8')
const names = Object.keys(HOSTS)

test('the guides use existing npm scripts', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileText('package.json'))
  const guides = ['README', 'content/README', 'content/first-article', ...names.map((name) => `scripts/hosts/${name}`)]
  const files = ['.github/workflows/deploy.yml', ...guides.map((guide) => `${guide}.md`)]
  const used = files.flatMap((file) =>
    [...readFileText(file).matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name),
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !(name in scripts))).toEqual([])
})

test('the workflow deploys a release from all shards', () => {
  const text = readFileText('.github/workflows/deploy.yml')
  const commands = text.split('\n').filter((line) => /npm run (?:build|merge|host)/.test(line))
  expect(commands).toHaveLength(3)
  for (const line of commands) expect(line).toContain('--release')
  const { shard }: { shard: number[] } = parse(text).jobs.shard.strategy.matrix
  expect(text).toContain(`--shard \${{ matrix.shard }}/${shard.length} `)
  for (const index of shard) expect(text).toContain(`"$RUNNER_TEMP/shards/shard-${index}"`)
})
