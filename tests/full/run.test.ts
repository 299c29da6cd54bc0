import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bundle, programsIn } from '../../scripts/run/bundle.js'
import { FIXTURE } from '../support/contentFolder.ts'
import { outputOf, runProgram, startProgram } from '../support/programs.ts'
import { copyProject, OUTSIDE, runIn } from '../support/projectCopy.ts'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

const PROGRAMS = programsIn('scripts/programs')

/** What a file exports once it has been bundled. */
async function bundled(files: Record<string, string>): Promise<Record<string, unknown>> {
  const folder = writeFiles(emptyFolder(), files)
  await bundle([join(folder, 'program.ts')], join(folder, 'kept/state'))
  return import(pathToFileURL(join(folder, 'kept/state/program.mjs')).href)
}

describe('a bundled program', () => {
  test('finds files beside its source, and modules by a pattern', async () => {
    const { beside, name } = await bundled({
      'program.ts': `
        export const beside: string = new URL('words.txt', import.meta.url).pathname
        const { name } = await load('one')
        function load(it: string) { return import(\`./parts/\${it}.ts\`) }
        export { name }`,
      'parts/one.ts': "export const name: string = 'first'",
      'parts/two.ts': "throw new Error('nobody asked for it')",
    })
    expect(beside).toMatch(/\/site-\w+\/words\.txt$/)
    expect(name).toBe('first')
  })

  test('that cannot be made leaves nothing behind', async () => {
    const folder = writeFiles(emptyFolder(), { 'program.ts': "import './nowhere.ts'" })
    const made = bundle([join(folder, 'program.ts')], join(folder, 'kept/state'))
    await expect(made).rejects.toThrow("Could not resolve './nowhere.ts'")
    expect(readdirSync(join(folder, 'kept'))).toEqual([])
  })
})

describe('programs', () => {
  test('are run by their names', async () => {
    expect(PROGRAMS.length).toBeGreaterThan(0)
    const { code, output } = await runProgram('check', '--help')
    expect(code).toBe(0)
    expect(output).toMatch(/^npm run check /)
  })

  test('to which nobody listens end in silence', async () => {
    const child = startProgram(['prerender', '--content', FIXTURE, '--out', join(emptyFolder(), 'dist')])
    const output = outputOf(child)
    child.stdout?.destroy()
    await new Promise((settle) => child.on('close', settle))
    expect(output()).toBe('')
  })

  test('that are not there are an error that names them', async () => {
    const { code, output } = await runProgram('chek')
    expect(code).toBe(1)
    expect(output).toContain('chek')
    expect(output).not.toMatch(/^ +at /m)
  })

  test('report a wrong port before they build', async () => {
    const project = copyProject()
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const child = startProgram(['start', '--port', '65536'], { cwd: project, env: OUTSIDE })
    const [code] = await once(child, 'close')
    expect([code, existsSync(join(project, 'dist'))]).toEqual([1, false])
  })

  test('are made anew where what was kept is damaged', () => {
    // Of a copy: others run the programs of this project meanwhile.
    const project = copyProject()
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const help = runIn(project, 'scripts/run.js', 'check', '--help')
    const store = join(project, '.cache/store')
    const kept = readdirSync(store).map((name) => join(store, name, 'programs/check.mjs'))
    expect(kept).toHaveLength(1)
    for (const file of kept) writeFileSync(file, 'throw new Error("damaged")')
    expect(runIn(project, 'scripts/run.js', 'check', '--help')).toBe(help)
  })
})
