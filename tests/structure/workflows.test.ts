import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { HOSTS } from '../../scripts/programs/host.ts'
import { writeFiles } from '../support/siteFolder.ts'
import { findStep, readJob, readWorkflow, runStep, WORKFLOWS_FOLDER, writeFakePrograms } from '../support/workflows.ts'

const readText = (file: string) => readFileSync(file, 'utf8')
const TOOLS_FOLDER = 'scripts/hosts/tools'
const upload = readJob('deploy.yml', 'upload')

test('only one step of a protected job on main reads the deploy key', () => {
  const secrets = readdirSync(WORKFLOWS_FOLDER).flatMap(
    (file) => readText(`${WORKFLOWS_FOLDER}/${file}`).match(/\bsecrets\b.*/g) ?? [],
  )
  expect(secrets).toEqual(['secrets.DEPLOY_KEY }}'])
  expect(findStep(upload, 'DEPLOY_COMMAND').env).toHaveProperty('DEPLOY_KEY')
  expect(upload.environment).toBe('production')
  const { release, ...others } = readWorkflow('deploy.yml').jobs
  expect(release?.if).toContain("github.ref == 'refs/heads/main' &&")
  for (const { needs } of Object.values(others)) expect([needs].flat()).not.toEqual([undefined])
})

test('the job with the deploy key runs no project code and has read permission', () => {
  expect(upload.permissions).toEqual({ contents: 'read' })
  const checkouts = upload.steps.filter(({ uses }) => uses?.includes('checkout'))
  expect(checkouts.map((step) => step.with)).toEqual([
    expect.objectContaining({ 'sparse-checkout': TOOLS_FOLDER, 'persist-credentials': false }),
  ])
  const installs = upload.steps.filter(({ run }) => run?.includes('npm'))
  expect(installs).toMatchObject([{ run: 'npm ci', 'working-directory': TOOLS_FOLDER }])
})

test('upload tools come from their own lockfile', () => {
  const guides = Object.keys(HOSTS).map((host) => `scripts/hosts/${host}.md`)
  for (const file of [...guides, `${WORKFLOWS_FOLDER}/deploy.yml`]) expect(readText(file)).not.toMatch(/\bnpx\b/)
  const { dependencies }: { dependencies: object } = JSON.parse(readText(`${TOOLS_FOLDER}/package.json`))
  const lock: { packages: object } = JSON.parse(readText('package-lock.json'))
  const names = Object.keys(dependencies)
  expect(names).not.toEqual([])
  expect(names.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([])
})

test('the workflow deploys a release from all shards, built at the same date', () => {
  const text = readText(`${WORKFLOWS_FOLDER}/deploy.yml`)
  const commands = text.split('\n').filter((line) => /npm run (?:build|merge|host)/.test(line))
  expect(commands).toHaveLength(3)
  for (const line of commands) expect(line).toContain('--release')
  const { shard }: { shard: number[] } = parse(text).jobs.shard.strategy.matrix
  expect(text).toContain(
    `--release --date \${{ needs.release.outputs.now }} --shard \${{ matrix.shard }}/${shard.length} `,
  )
  for (const index of shard) expect(text).toContain(`"$RUNNER_TEMP/shards/shard-${index}"`)
})

/** Runs the step that comments on a pull request, with a `gh` that prints the comment. */
function runCommentStep(variables: { PREVIEW: string; BRANCH: string }): string {
  const step = findStep(readJob('changes.yml', 'comment'), 'gh pr comment')
  expect(Object.keys(step.env ?? {})).toEqual(expect.arrayContaining(Object.keys(variables)))
  const { folder, path } = writeFakePrograms({ gh: 'for last do :; done\ncat "$last"' })
  writeFiles(join(folder, 'change'), { 'change.md': '## What this change does\n' })
  return runStep(step, { PATH: path, RUNNER_TEMP: folder, NUMBER: '42', ...variables })
}

test.each([
  ['https://deploy-preview-{number}--site.example', 'main', 'https://deploy-preview-42--site.example'],
  ['https://{branch}.site.example', 'Fix/Dr._Smith', 'https://fix-dr--smith.site.example'],
  ['https://preview.example', 'main', 'https://preview.example'],
  ['https://{branch}.site.example', '$(id)`id`";id', 'https://--id--id---id.site.example'],
])('the comment on a pull request links to the preview %s of branch %s', (PREVIEW, BRANCH, url) => {
  expect(runCommentStep({ PREVIEW, BRANCH }).split('\n')[0]).toBe(`**Preview**: ${url}`)
})

test('omits the link to the preview if a host has no previews', () => {
  expect(runCommentStep({ PREVIEW: '', BRANCH: 'main' })).toBe('## What this change does\n')
})

function listPackages(folder: string) {
  const { packages }: { packages: Record<string, { integrity?: string; resolved?: string; hasInstallScript?: true }> } =
    JSON.parse(readText(`${folder}/package-lock.json`))
  const { '': _root, ...installed } = packages
  return Object.entries(installed).map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))
}

test.each(['.', 'scripts/hosts/tools'])(
  'locks the packages in %s by hash, omits their URLs, and turns off install scripts',
  (folder) => {
    expect(listPackages(folder).filter(({ integrity, resolved }) => !integrity || resolved)).toEqual([])
    expect(readText(`${folder}/.npmrc`)).toBe('omit-lockfile-registry-resolved=true\nignore-scripts=true\n')
  },
)

test('CONTRIBUTING lists the packages with install scripts', () => {
  const [, section = ''] = /We don't need those of ([^.]*)\./.exec(readText('CONTRIBUTING.md')) ?? []
  const listed = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  const withScripts = listPackages('.').filter(({ hasInstallScript }) => hasInstallScript)
  expect(listed).toEqual(withScripts.map(({ name }) => name))
})

describe.each(readdirSync(WORKFLOWS_FOLDER))('%s', (file) => {
  const text = readText(`${WORKFLOWS_FOLDER}/${file}`)

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
  const { updates } = parse(readText('.github/dependabot.yml'))
  const names = updates.map((update: Record<string, string>) => update['package-ecosystem'])
  expect(names).toEqual(['npm', 'github-actions'])
})
