import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { publish } from '../../scripts/steps/publish.ts'
import { recover } from '../../scripts/steps/recover.ts'
import { contentWith, FIXTURE } from '../support/contentFolder.ts'
import { fingerprint } from '../support/folders.ts'
import { kill, printed, runProgram, startProgram } from '../support/programs.ts'

function outFolder(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/build-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'dist')
}

async function buildFixture(out: string): Promise<Record<string, string>> {
  const { code, output } = await runProgram('prerender', '--content', FIXTURE, '--out', out)
  expect(code, output).toBe(0)
  return fingerprint(out)
}

describe('npm run build', () => {
  test('two builds of the real content are the same to the byte', async () => {
    const out = outFolder()
    const { code, output } = await runProgram('prerender', '--out', out)
    expect(code, output).toBe(0)
    expect(fingerprint(out)).toEqual(fingerprint(inject('folder')))
  })

  test('prints each step with its time and count', async () => {
    const out = outFolder()
    const { output } = await runProgram('prerender', '--content', FIXTURE, '--out', out)
    const steps = output.match(/^[a-z ]+?(?= +\d+\.\d\d s)/gm)
    expect(steps).toEqual([
      'check content',
      'build code',
      'render pages',
      'compare places',
      'draw pictures',
      'write page index',
      'copy media',
      'write redirects',
      'crawl',
      'publish',
    ])
    expect(output).toMatch(/^render pages +\d+\.\d\d s {2}55 pages$/m)
  })

  test('wrong content stops it, and the last site stands', async () => {
    const out = outFolder()
    const before = await buildFixture(out)
    const content = contentWith({ 'team/president.yaml': 'order: 1\n', 'values/clarity.yaml': 'order: 2\n' })
    const { code, output } = await runProgram('prerender', '--content', content, '--out', out)
    expect(code).toBe(1)
    expect(output).toContain('content/team/president.yaml:1:1\n  `name` is missing.')
    expect(output).toContain('5 problems in 2 files')
    expect(output).toContain('Nothing was published.')
    expect(output).not.toMatch(/^ +at /m)
    expect(fingerprint(out)).toEqual(before)
  })

  test('a broken fragment stops it, with the page and the link', async () => {
    const out = outFolder()
    const before = await buildFixture(out)
    const link = (text: string) => text.replace('(/services/paid-media)', '(/services/paid-media#prices-of-yesterday)')
    const content = contentWith({ 'posts/first-post.mdx': link })
    const { code, output } = await runProgram('prerender', '--content', content, '--out', out)
    expect(code).toBe(1)
    expect(output).toContain(
      '/blog/first-post\n  /services/paid-media#prices-of-yesterday leads to a page without the id "prices-of-yesterday".',
    )
    expect(fingerprint(out)).toEqual(before)
  })

  test('a page that no link leads to stops it', async () => {
    const content = contentWith({ 'navigation.yaml': (text) => text.replaceAll('to: /podcast', 'to: /blog') })
    const out = outFolder()
    const { code, output } = await runProgram('prerender', '--content', content, '--out', out)
    expect(code).toBe(1)
    expect(output).toContain('/podcast is a page that no link leads to.')
    expect(existsSync(out)).toBe(false)
  })

  test('a placeholder stops a release', async () => {
    const { code, output } = await runProgram('prerender', '--content', FIXTURE, '--out', outFolder(), '--release')
    expect(code).toBe(1)
    expect(output).toContain('content/team/president.yaml:2:20\n  `name` is a placeholder.')
  })

  test.each(['check content', 'build code', 'render pages', 'crawl'])(
    'killed after "%s", it leaves the last site whole',
    async (step) => {
      const out = outFolder()
      const before = await buildFixture(out)
      const content = contentWith({ 'values/clarity.yaml': (text) => text.replace('Clarity', 'Candour') })
      const build = startProgram('prerender', '--content', content, '--out', out)
      await printed(build, step)
      await kill(build)
      await recover(out)
      const after = fingerprint(out)
      // Killed after its last check, a build may have published already: then the new site is whole.
      if (after['about.html'] === before['about.html']) expect(after).toEqual(before)
      else expect(Object.keys(after)).toEqual(Object.keys(before))
    },
  )

  test('what a killed build has left aside is removed after an hour, and not before', async () => {
    const folders = ['.build/site-abandoned', '.build/site-running'] as const
    const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60
    for (const folder of folders) mkdirSync(folder, { recursive: true })
    onTestFinished(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })))
    utimesSync(folders[0], twoHoursAgo, twoHoursAgo)
    await buildFixture(outFolder())
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true])
  })

  test('killed between the two renames, the last site is put back', async () => {
    const out = outFolder()
    const before = await buildFixture(out)
    renameSync(out, `${out}.previous`)
    await recover(out)
    expect(fingerprint(out)).toEqual(before)
  })

  test('publishing replaces the whole folder', async () => {
    const out = outFolder()
    const next = outFolder()
    mkdirSync(join(next, 'new'), { recursive: true })
    mkdirSync(join(out, 'old'), { recursive: true })
    await publish(next, out)
    expect(readdirSync(out)).toEqual(['new'])
    expect(existsSync(`${out}.previous`) || existsSync(`${out}.next`)).toBe(false)
  })
})
