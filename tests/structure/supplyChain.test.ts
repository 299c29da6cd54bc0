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
function packagesIn(folder: string): [path: string, locked: Locked][] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(textOf(`${folder}/package-lock.json`))
  return Object.entries(lock.packages).filter(([path]) => path !== '')
}

describe.each(['.', 'scripts/hosts/tools'])('packages of %s', (folder) => {
  test('have a checksum and no URL in the lockfile', () => {
    const packages = packagesIn(folder)
    expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  test('run no install scripts', () => {
    expect(textOf(`${folder}/.npmrc`)).toBe('omit-lockfile-registry-resolved=true\nignore-scripts=true\n')
  })
})

test('CONTRIBUTING lists the packages with install scripts', () => {
  const [, section = ''] = /Those that would: ([^;]*);/.exec(textOf('CONTRIBUTING.md')) ?? []
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const scripted = packagesIn('.').filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(named).toEqual(
    scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
})

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
  const text = textOf(`${WORKFLOWS}/${file}`)

  test('pins actions by commit, with the version in a comment', () => {
    const actions = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action)
    expect(actions).not.toEqual([])
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('only has read permission by default', () => {
    const { permissions }: { permissions?: Record<string, string> } = parse(text)
    expect(permissions).toEqual(permissions?.contents === undefined ? {} : { contents: 'read' })
  })

  test('runs no project code or package in a job with write permission', () => {
    const writing = Object.values(workflow(file).jobs).filter(({ permissions = {} }) =>
      Object.values(permissions).includes('write'),
    )
    expect(writing.map(commandsOf).join('\n')).not.toMatch(/\b(?:npm|npx|node)\b/)
  })
})

test('Dependabot updates packages and actions', () => {
  const { updates } = parse(textOf('.github/dependabot.yml'))
  expect(updates.map((update: Record<string, string>) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ])
})
