import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { commandsOf, WORKFLOWS, workflow } from '../support/workflows.ts'

interface Locked {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const textOf = (file: string) => readFileSync(file, 'utf8')
/** All that a lockfile installs: its first entry is the project itself. */
function packagesIn(folder: string): [path: string, locked: Locked][] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(textOf(`${folder}/package-lock.json`))
  return Object.entries(lock.packages).filter(([path]) => path !== '')
}

describe.each(['.', 'scripts/hosts/tools'])('packages of %s', (folder) => {
  test('have a checksum in the lock file, and no address', () => {
    const packages = packagesIn(folder)
    expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  test('run nothing when they are installed', () => {
    expect(textOf(`${folder}/.npmrc`)).toBe('omit-lockfile-registry-resolved=true\nignore-scripts=true\n')
  })
})

describe('packages', () => {
  test('that would run something when they are installed are named in CONTRIBUTING', () => {
    const [, section = ''] = /Those that would: ([^;]*);/.exec(textOf('CONTRIBUTING.md')) ?? []
    const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    const scripted = packagesIn('.').filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(named).toEqual(
      scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    )
  })
})

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
  const text = textOf(`${WORKFLOWS}/${file}`)

  test('pins each action by its commit, and says the version', () => {
    const actions = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action)
    expect(actions).not.toEqual([])
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('may read the repository alone, unless one of its jobs says what more it needs', () => {
    const { permissions }: { permissions?: Record<string, string> } = parse(text)
    expect(permissions).toEqual(permissions?.contents === undefined ? {} : { contents: 'read' })
  })

  test('runs nothing of ours and no package in a job that may write', () => {
    const writing = Object.values(workflow(file).jobs).filter(({ permissions = {} }) =>
      Object.values(permissions).includes('write'),
    )
    expect(writing.map(commandsOf).join('\n')).not.toMatch(/\b(?:npm|npx|node)\b/)
  })
})

test('Dependabot looks after packages and actions', () => {
  const { updates } = parse(textOf('.github/dependabot.yml'))
  expect(updates.map((update: Record<string, string>) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ])
})
