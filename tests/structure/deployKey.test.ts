import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOSTS } from '../../scripts/hosts/hosts.ts'
import { jobOf, stepWith, WORKFLOWS, workflow } from '../support/workflows.ts'

const TOOLS = 'scripts/hosts/tools'
const upload = jobOf('deploy.yml', 'upload')

test('only one step of a protected job on main reads the deploy key', () => {
  const secrets = readdirSync(WORKFLOWS).flatMap(
    (file) => readFileSync(`${WORKFLOWS}/${file}`, 'utf8').match(/\bsecrets\b.*/g) ?? [],
  )
  expect(secrets).toEqual(['secrets.DEPLOY_KEY }}'])
  expect(stepWith(upload, 'DEPLOY_COMMAND').env).toHaveProperty('DEPLOY_KEY')
  expect(upload.environment).toBe('production')
  const { release, ...others } = workflow('deploy.yml').jobs
  expect(release?.if).toContain("github.ref == 'refs/heads/main' &&")
  for (const { needs } of Object.values(others)) expect([needs].flat()).not.toEqual([undefined])
})

test('the job with the deploy key runs no project code and has read permission', () => {
  expect(upload.permissions).toEqual({ contents: 'read' })
  const checkouts = upload.steps.filter(({ uses }) => uses?.includes('checkout'))
  expect(checkouts.map((step) => step.with)).toEqual([
    expect.objectContaining({ 'sparse-checkout': TOOLS, 'persist-credentials': false }),
  ])
  const installs = upload.steps.filter(({ run }) => run?.includes('npm'))
  expect(installs).toMatchObject([{ run: 'npm ci', 'working-directory': TOOLS }])
})

test('upload tools come from their own lockfile', () => {
  const guides = Object.keys(HOSTS).map((host) => `scripts/hosts/${host}.md`)
  for (const file of [...guides, `${WORKFLOWS}/deploy.yml`]) expect(readFileSync(file, 'utf8')).not.toMatch(/\bnpx\b/)
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(`${TOOLS}/package.json`, 'utf8'))
  const lock: { packages: object } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const names = Object.keys(dependencies)
  expect(names).not.toEqual([])
  expect(names.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([])
})
