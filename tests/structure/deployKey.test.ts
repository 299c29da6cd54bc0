import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOSTS } from '../../scripts/hosts/hosts.ts'
import { findStep, readJob, readWorkflow, WORKFLOWS_FOLDER } from '../support/workflows.ts'

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
