import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder, createTestRepository, writeFiles } from '../support/siteFolder.ts'
import { findStep, readJob, readWorkflow, runStep, writeFakePrograms } from '../support/workflows.ts'

const release = readJob('deploy.yml', 'release')
function runRelease(commit: string) {
  const { folder, path } = writeFakePrograms({ gh: `echo "$*" > "$RUNNER_TEMP/command"\necho "${commit}"` })
  const output = join(folder, 'output')
  runStep(findStep(release, 'gh run list'), { PATH: path, RUNNER_TEMP: folder, GITHUB_OUTPUT: output })
  const readOutput = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { command: readOutput('command'), output: readOutput('output') }
}

test('chooses the newest commit that has passed CI, and the date of the run', () => {
  const { command, output } = runRelease('31f0c6e')
  expect(command).toMatch(/--workflow ci\.yml --branch main --event push --status success --limit 1 --json headSha/)
  expect(output).toMatch(/^commit=31f0c6e\nnow=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n$/)
  for (const name of ['shard', 'merge']) {
    const { needs, steps } = readJob('deploy.yml', name)
    expect(needs).toContain('release')
    expect(steps[0]?.with?.ref).toMatch(/^\$\{\{ needs\.release\.outputs\.commit \}\}$/)
  }
})

test('fails if no commit has passed CI', () => {
  expect(() => runRelease('')).toThrow()
})

test('fails if an upload command fails', () => {
  const home = writeFiles(createTemporaryFolder(), { 'deploy/site/index.html': '' })
  const step = findStep(readJob('deploy.yml', 'upload'), 'DEPLOY_COMMAND')
  const upload = (command: string) =>
    runStep(step, { PATH: process.env.PATH, HOME: home, RUNNER_TEMP: home, DEPLOY_COMMAND: command, DEPLOY_KEY: 'key' })
  expect(upload('ls site')).toContain('index.html')
  expect(() => upload('false\necho uploaded')).toThrow()
})

const PUBLISHED_URLS_PATH = 'content/published-urls.txt'

test('commits new URLs, even if somebody pushes at the same time', () => {
  const otherClone = createTestRepository()
  otherClone.commit({ [PUBLISHED_URLS_PATH]: '/\n/about\n' })
  const origin = createTemporaryFolder()
  otherClone.git('clone', '--quiet', '--bare', '.', origin)
  const runner = createTemporaryFolder()
  otherClone.git('clone', '--quiet', origin, join(runner, 'site'))
  otherClone.commit({ [PUBLISHED_URLS_PATH]: '/\n/about\n/blog\n' })
  // Pushes the other commit before the first push.
  writeFiles(runner, {
    'published-urls/published-urls.txt': '/\n/services\n',
    'site/.git/hooks/pre-push': `#!/bin/bash\nunset GIT_DIR\ngit -C '${otherClone.folder}' push --quiet '${origin}' main\n`,
  })
  chmodSync(join(runner, 'site/.git/hooks/pre-push'), 0o755)
  const step = findStep(readJob('deploy.yml', 'published-urls'), 'git push')
  runStep(step, { PATH: process.env.PATH, RUNNER_TEMP: runner }, join(runner, 'site'))
  const publishedUrls = otherClone.git('--git-dir', origin, 'show', `main:${PUBLISHED_URLS_PATH}`)
  expect(publishedUrls).toBe('/\n/about\n/blog\n/services\n')
})

test('gives the token of a scheduled deployment only to steps without npm', () => {
  const steps = Object.values(readWorkflow('scheduled.yml').jobs).flatMap((job) => job.steps)
  const withToken = steps.filter(({ env }) => env?.GH_TOKEN)
  expect(withToken).toHaveLength(2)
  for (const { run } of withToken) expect(run).not.toContain('npm')
})
