import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readShards, shardState } from '../../scripts/build/shard.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
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

describe('a site of shards', () => {
  test('is the site of one build, whatever the order of its shards', async () => {
    const out = join(root, 'dist')
    await run('merge', two, one, '--out', out)
    const whole = join(root, 'whole')
    await run('prerender', '--out', whole)
    expect(fingerprint(out)).toEqual(fingerprint(whole))
  })

  test('is made of each of its shards, once, and of no other', () => {
    const state = shardState({ content, release: false, editable })
    expect(readShards([one, two], state)).toHaveLength(2)
    expect(() => readShards([one], state)).toThrow('Shard 2/2 is missing')
    expect(() => readShards([one, two, two], state)).toThrow('Shard 2/2 is there 2 times')
    expect(() => readShards([one, two], 'other')).toThrow('of other content or other code')
    expect(() => readShards([inject('fixtureFolder')], state)).toThrow('is no shard, or not as it was written')
    const damaged = join(root, 'damaged')
    cpSync(two, damaged, { recursive: true })
    truncateSync(join(damaged, 'shard'), 10)
    expect(() => readShards([one, damaged], state)).toThrow('is no shard, or not as it was written')
  })
})
