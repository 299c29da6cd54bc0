import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FIXTURE } from '../support/contentFolder.ts'
import { outputOf, runProgram, startProgram } from '../support/programs.ts'
import { copyProject, OUTSIDE } from '../support/projectCopy.ts'
import { emptyFolder } from '../support/siteFolder.ts'

describe('programs', () => {
  test('run by name', async () => {
    const { code, output } = await runProgram('check', '--help')
    expect(code).toBe(0)
    expect(output).toMatch(/^npm run check /)
  })

  test('exit silently if their output is closed', async () => {
    const child = startProgram(['prerender', '--content', FIXTURE, '--out', join(emptyFolder(), 'dist')])
    const output = outputOf(child)
    child.stdout?.destroy()
    await new Promise((settle) => child.on('close', settle))
    expect(output()).toBe('')
  })

  test('that don’t exist are reported with their name', async () => {
    const { code, output } = await runProgram('chek')
    expect(code).toBe(1)
    expect(output).toContain('chek')
    expect(output).not.toMatch(/^ +at /m)
  })

  test('report an invalid port before they build', async () => {
    const project = copyProject()
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const child = startProgram(['start', '--port', '65536'], { cwd: project, env: OUTSIDE })
    const [code] = await once(child, 'close')
    expect([code, existsSync(join(project, 'dist'))]).toEqual([1, false])
  })

  test('print the position of a syntax error', () => {
    const project = copyProject()
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    appendFileSync(join(project, 'scripts/formatNumbers.ts'), 'export cnst broken = 1')
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.js', 'check'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/scripts\/formatNumbers\.ts:\d+:\d+: .*"cnst"/)
    expect(stderr).not.toMatch(/^ +at /m)
  })
})
