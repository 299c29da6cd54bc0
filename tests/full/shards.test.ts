import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hashShardInput, readShards } from '../../scripts/build/shard.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { hashFiles } from '../support/hashFiles.ts'
import { runProgram } from '../support/programs.ts'

const root = mkdtempSync(join(tmpdir(), 'shards-'))
const content = join(root, 'content')
const editable = 'https://github.com/owner/site/edit/main/content'
const [one, two] = [join(root, 'one'), join(root, 'two')]

async function run(...parameters: [string, ...string[]]): Promise<string> {
  const [program, ...options] = parameters
  const { code, output } = await runProgram(program, '--content', content, '--editable', editable, ...options)
  expect(code, output).toBe(0)
  return output
}

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  await Promise.all([
    run('prerender', '--shard', '1/2', '--out', one),
    run('prerender', '--shard', '2/2', '--out', two),
  ])
})
afterAll(() => rmSync(root, { recursive: true }))

test('merges shards in any order into the same site as a single build', async () => {
  const out = join(root, 'dist')
  await run('merge', two, one, '--out', out)
  const whole = join(root, 'whole')
  await run('prerender', '--out', whole)
  expect(hashFiles(out)).toEqual(hashFiles(whole))
})

test('rejects missing, repeated, outdated, and damaged shards', () => {
  const inputHash = hashShardInput({ content, release: false, editable })
  expect(readShards([one, two], inputHash)).toHaveLength(2)
  expect(() => readShards([one], inputHash)).toThrow('Shard 2/2 is missing')
  expect(() => readShards([one, two, two], inputHash)).toThrow('Shard 2/2 was passed 2 times')
  expect(() => readShards([one, two], 'other')).toThrow('was built from other code, content, or options')
  expect(() => readShards([inject('fixtureFolder')], inputHash)).toThrow("isn't a shard, or it's damaged")
  const damaged = join(root, 'damaged')
  cpSync(two, damaged, { recursive: true })
  truncateSync(join(damaged, 'shard'), 10)
  expect(() => readShards([one, damaged], inputHash)).toThrow("isn't a shard, or it's damaged")
})
