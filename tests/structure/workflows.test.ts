import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { HOSTS } from '../../scripts/programs/host.ts'
import { writeFiles } from '../support/siteFolder.ts'
import { findStep, readJob, readWorkflow, runStep, WORKFLOWS_FOLDER, writeFakePrograms } from '../support/workflows.ts'

const TOOLS_FOLDER = 'scripts/hosts/tools'
const upload = readJob('deploy.yml', 'upload')

test('only one step of a protected job on main reads the deploy key', () => {
  const secrets = readdirSync(WORKFLOWS_FOLDER).flatMap(
    (file) => readFileSync(`${WORKFLOWS_FOLDER}/${file}`, 'utf8').match(/\bsecrets\b.*/g) ?? [],
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
  for (const file of [...guides, `${WORKFLOWS_FOLDER}/deploy.yml`])
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bnpx\b/)
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(`${TOOLS_FOLDER}/package.json`, 'utf8'))
  const lock: { packages: object } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const names = Object.keys(dependencies)
  expect(names).not.toEqual([])
  expect(names.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([])
})

test('the workflow deploys a release from all shards, built at the same date', () => {
  const text = readFileSync(`${WORKFLOWS_FOLDER}/deploy.yml`, 'utf8')
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
