import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const WORKFLOWS = '.github/workflows'

interface Locked {
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const textOf = (file: string) => readFileSync(file, 'utf8')
const lock: { packages: Record<string, Locked> } = JSON.parse(textOf('package-lock.json'))
/** All that is installed: the first entry is the project itself. */
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

describe('packages', () => {
  test('have a checksum in the lock file, and no address', () => {
    expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  test('run nothing when they are installed; those that would are named in CONTRIBUTING', () => {
    expect(textOf('.npmrc')).toContain('ignore-scripts=true\n')
    const [, section = ''] = /^## Supply chain\n(.*?)^## /ms.exec(textOf('CONTRIBUTING.md')) ?? []
    const named = [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name)
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
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
})

describe('a scheduled deployment', () => {
  interface Job {
    permissions?: Record<string, string>
    needs?: string
    if?: string
    steps: { uses?: string; run?: string; env?: Record<string, string> }[]
  }
  const jobsOf = (file: string): Record<string, Job> => parse(textOf(`${WORKFLOWS}/${file}`)).jobs
  const runs = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n')

  test('is started only if something is due, by a job that runs nothing of ours', () => {
    const { look, deploy } = jobsOf('scheduled.yml')
    if (!look || !deploy) throw new Error('It has two jobs: one looks, one starts.')
    expect(look.permissions).toEqual({ contents: 'read', actions: 'read' })
    expect(runs(look)).toContain('npm run --silent due -- --json --since "$SINCE"')
    expect([deploy.needs, deploy.if]).toEqual(['look', "needs.look.outputs.due == 'true'"])
    expect(deploy.steps.filter(({ uses }) => uses !== undefined)).toEqual([])
    expect(runs(deploy)).toBe('gh workflow run deploy.yml --ref main')
  })

  test('gives its token to no step that runs a package', () => {
    const withToken = Object.values(jobsOf('scheduled.yml')).flatMap(({ steps }) =>
      steps.filter(({ env }) => env?.GH_TOKEN),
    )
    expect(withToken).toHaveLength(2)
    for (const { run } of withToken) expect(run).not.toContain('npm')
  })

  test('is of one date, that of its run', () => {
    const { date, shard } = jobsOf('deploy.yml')
    expect(date && runs(date)).toContain('date -u +%Y-%m-%dT%H:%M:%SZ')
    expect(shard?.needs).toBe('date')
    expect(shard && runs(shard)).toMatch(/--release --date \$\{\{ needs\.date\.outputs\.now \}\} --shard/)
  })
})

test('Dependabot looks after packages and actions', () => {
  const { updates } = parse(textOf('.github/dependabot.yml'))
  expect(updates.map((update: Record<string, string>) => update['package-ecosystem'])).toEqual([
    'npm',
    'github-actions',
  ])
})
