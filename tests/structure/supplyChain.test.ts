import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readWorkflow, WORKFLOWS_FOLDER } from '../support/workflows.ts'

const readFileText = (file: string) => readFileSync(file, 'utf8')

function listPackages(folder: string) {
  const { packages }: { packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: true }> } =
    JSON.parse(readFileText(`${folder}/package-lock.json`))
  const { '': _root, ...installed } = packages
  return Object.entries(installed).map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))
}

test.each(['.', 'scripts/hosts/tools'])(
  'locks the packages in %s by hash, omits their URLs, and turns off install scripts',
  (folder) => {
    expect(listPackages(folder).filter(({ integrity, resolved }) => !integrity || resolved)).toEqual([])
    expect(readFileText(`${folder}/.npmrc`)).toBe('omit-lockfile-registry-resolved=true\nignore-scripts=true\n')
  },
)

test('CONTRIBUTING lists the packages with install scripts', () => {
  const [, section = ''] = /We don't need those of ([^.]*)\./.exec(readFileText('CONTRIBUTING.md')) ?? []
  const listed = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const withScripts = listPackages('.').filter(({ hasInstallScript }) => hasInstallScript)
  expect(listed).toEqual(withScripts.map(({ name }) => name))
})

describe.each(readdirSync(WORKFLOWS_FOLDER))('%s', (file) => {
  const text = readFileText(`${WORKFLOWS_FOLDER}/${file}`)

  test('pins actions to commits', () => {
    const actions = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action)
    expect(actions).not.toEqual([])
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('grants jobs at most `contents: read` by default', () => {
    const { permissions }: { permissions?: Record<string, string> } = parse(text)
    expect(permissions).toEqual(permissions?.contents === undefined ? {} : { contents: 'read' })
  })

  test('never runs npm, npx, or node in jobs with write permission', () => {
    const writers = Object.values(readWorkflow(file).jobs).filter((job) =>
      Object.values(job.permissions ?? {}).includes('write'),
    )
    expect(writers.flatMap(({ steps }) => steps.map(({ run }) => run)).join('\n')).not.toMatch(/\b(?:npm|npx|node)\b/)
  })
})

test('Dependabot updates packages and actions', () => {
  const { updates } = parse(readFileText('.github/dependabot.yml'))
  const names = updates.map((update: Record<string, string>) => update['package-ecosystem'])
  expect(names).toEqual(['npm', 'github-actions'])
})
