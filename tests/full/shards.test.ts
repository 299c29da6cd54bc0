import { cpSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hashShardInput, readShards } from '../../scripts/build/shard.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { runProgramOrThrow } from '../support/programs.ts'
import { createTemporaryFolder, hashFiles } from '../support/siteFolder.ts'

const root = createTemporaryFolder(afterAll)
const content = join(root, 'content')
const editUrl = 'https://github.com/owner/site/edit/main/content'
const [firstShard, secondShard] = [join(root, 'one'), join(root, 'two')]

const run = (program: string, ...args: string[]) =>
  runProgramOrThrow(program, '--content', content, '--editable', editUrl, ...args)

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  await Promise.all([
    run('build', '--shard', '1/2', '--out', firstShard),
    run('build', '--shard', '2/2', '--out', secondShard),
  ])
})

test('merges shards in any order into the same site as a single build', async () => {
  const out = join(root, 'dist')
  await run('merge', secondShard, firstShard, '--out', out)
  const singleBuild = join(root, 'whole')
  await run('build', '--out', singleBuild)
  expect(hashFiles(out)).toEqual(hashFiles(singleBuild))
})

test('rejects missing, repeated, outdated, and damaged shards', () => {
  const inputHash = hashShardInput({ content, release: false, editUrl })
  expect(readShards([firstShard, secondShard], inputHash)).toHaveLength(2)
  const damagedShard = join(root, 'damaged')
  cpSync(secondShard, damagedShard, { recursive: true })
  truncateSync(join(damagedShard, 'shard'), 10)
  const rejections: [folders: string[], message: string][] = [
    [[firstShard], 'Pass each of the shards 1/2, 2/2 once. These were passed: 1/2.'],
    [[firstShard, secondShard, secondShard], 'These were passed: 1/2, 2/2, 2/2.'],
    [[firstShard, damagedShard], "isn't a shard, or it's damaged"],
    [[inject('fixtureFolder')], "isn't a shard, or it's damaged"],
  ]
  for (const [folders, message] of rejections) expect(() => readShards(folders, inputHash)).toThrow(message)
  expect(() => readShards([firstShard, secondShard], 'other')).toThrow('was built from other code, content, or options')
})
