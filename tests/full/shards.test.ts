import { cpSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { hashShardInput, readShards } from '../../scripts/build/shard.ts'
import { serve } from '../../scripts/serve/serve.ts'
import { FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { openPage } from '../support/page.ts'
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

describe('a merged site', () => {
  test('has the same bytes as a build without shards, in any order of the shards', async () => {
    const out = join(root, 'dist')
    await run('merge', two, one, '--out', out)
    const whole = join(root, 'whole')
    await run('prerender', '--out', whole)
    expect(fingerprint(out)).toEqual(fingerprint(whole))
  })

  test('includes the content system of a preview, which opens under its security policy', async () => {
    const { server, address } = await serve({ folder: join(root, 'whole'), port: 0 })
    onTestFinished(() => void server.close())
    const policy = (await fetch(address)).headers.get('content-security-policy')
    expect(policy).toBe("frame-ancestors 'none'")
    // Refused on purpose: what it asks of other hosts.
    const page = await openPage({ allowProblems: /connect|fontsource/i })
    await page.goto(`${address}/admin`)
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
  })

  test('requires each shard once', () => {
    const inputHash = hashShardInput({ content, release: false, editable })
    expect(readShards([one, two], inputHash)).toHaveLength(2)
    expect(() => readShards([one], inputHash)).toThrow('Shard 2/2 is missing')
    expect(() => readShards([one, two, two], inputHash)).toThrow('Shard 2/2 is there 2 times')
    expect(() => readShards([one, two], 'other')).toThrow('was built from other code, content, or options')
    expect(() => readShards([inject('fixtureFolder')], inputHash)).toThrow("isn't a shard, or it's damaged")
    const damaged = join(root, 'damaged')
    cpSync(two, damaged, { recursive: true })
    truncateSync(join(damaged, 'shard'), 10)
    expect(() => readShards([one, damaged], inputHash)).toThrow("isn't a shard, or it's damaged")
  })
})
