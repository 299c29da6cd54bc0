import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layFixtures } from '../support/fixtureContent.ts'
import { runProgram } from '../support/programs.ts'
import { emptyFolder } from '../support/siteFolder.ts'

test('a change of the content is told, of the commit and the working tree, and nothing is left behind', async () => {
  const folder = emptyFolder()
  const content = layFixtures(join(folder, 'content'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe', encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', 'commit', '--quiet', '--message', 'One')
  const post = join(content, 'posts/first-post.mdx')
  writeFileSync(post, `${readFileSync(post, 'utf8')}\nA paragraph that came later.\n`)

  const out = join(folder, 'change.md')
  const { code, output } = await runProgram('diff', 'main', '--content', content, '--out', out)
  expect(output).toContain('Building main')
  expect(code).toBe(0)
  expect(readFileSync(out, 'utf8')).toContain(`#### On /blog/first-post

| before | now |
| --- | --- |
|  | A paragraph that came later. |`)
  expect(git('status', '--porcelain')).toBe(' M content/posts/first-post.mdx\n?? change.md\n')
  expect(existsSync('.build') ? readdirSync('.build').filter((name) => name === 'compared') : []).toEqual([])
})
