import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOSTS } from '../../scripts/hosts/hosts.ts'
import { createTemporaryFolder, writeFiles } from '../support/siteFolder.ts'
import { createTestRepository } from '../support/testRepository.ts'
import { findStep, joinCommands, readJob, readWorkflow, runStep, writeFakePrograms } from '../support/workflows.ts'

const release = readJob('deploy.yml', 'release')
function runRelease(commit: string) {
  const { folder, path } = writeFakePrograms({ gh: `echo "$*" > "$RUNNER_TEMP/command"\necho "${commit}"` })
  const output = join(folder, 'output')
  const env = { PATH: path, RUNNER_TEMP: folder, GITHUB_OUTPUT: output }
  runStep(findStep(release, 'gh run list'), env)
  const readOutput = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { command: readOutput('command'), output: readOutput('output') }
}

test('deploys the newest commit that has passed CI, at the date of the run', () => {
  const { command, output } = runRelease('31f0c6e')
  expect(command).toMatch(/--workflow ci\.yml --branch main --event push --status success --limit 1 --json headSha/)
  expect(output).toMatch(/^commit=31f0c6e\nnow=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n$/)
  for (const name of ['shard', 'merge']) {
    const { needs, steps } = readJob('deploy.yml', name)
    expect(needs).toContain('release')
    expect(steps[0]?.with?.ref).toMatch(/^\$\{\{ needs\.release\.outputs\.commit \}\}$/)
  }
  expect(joinCommands(readJob('deploy.yml', 'shard'))).toMatch(
    /--release --date \$\{\{ needs\.release\.outputs\.now \}\} --shard/,
  )
})

test('fails if no commit has passed CI', () => {
  expect(() => runRelease('')).toThrow()
})

const upload = readJob('deploy.yml', 'upload')

function runUpload(command: string): string {
  const { path } = writeFakePrograms({
    ...Object.fromEntries(['wrangler', 'rsync', 'ssh', 'aws', 'zip'].map((name) => [name, `echo "${name} $*"`])),
    curl: 'echo "curl $*" >> "$RUNNER_TEMP/curl"',
    jq: 'echo ready',
    // The step evaluates this output.
    'ssh-agent': 'echo "echo ssh-agent"',
    'ssh-add': 'echo "ssh-add $* $(cat)"',
    date: 'echo 20261201-051000',
  })
  const home = createTemporaryFolder()
  writeFiles(home, { 'deploy/site/index.html': '', curl: '' })
  const env = { PATH: path, HOME: home, RUNNER_TEMP: home, DEPLOY_COMMAND: command, DEPLOY_KEY: 'key' }
  return runStep(findStep(upload, 'DEPLOY_COMMAND'), env) + readFileSync(join(home, 'curl'), 'utf8')
}

function readCommand(host: string): string {
  const page = readFileSync(`scripts/hosts/${host}.md`, 'utf8')
  const [, lines = ''] = /`DEPLOY_COMMAND` =\s+```sh\n(.*?)\n *```/s.exec(page) ?? []
  return lines.replace(/<([a-z][^<>\n]*)>/gi, 'OWN')
}

test('runs the upload commands in the guide of each host', () => {
  expect(
    Object.keys(HOSTS)
      .map((host) => `${host}\n${runUpload(readCommand(host))}`)
      .join('\n'),
  ).toMatchInlineSnapshot(`
      "cloudflare-pages
      wrangler pages deploy site --project-name OWN --branch main

      netlify
      zip --quiet --recurse-paths ../site.zip .
      curl --fail-with-body --silent --show-error --header Authorization: Bearer key --header Content-Type: application/zip --data-binary @site.zip https://api.netlify.com/api/v1/sites/OWN/deploys
      curl --fail-with-body --silent --show-error --header Authorization: Bearer key https://api.netlify.com/api/v1/deploys/ready

      nginx
      ssh-agent
      ssh-add - key
      rsync -a ./ OWN@OWN:/var/www/20261201-051000/
      ssh OWN@OWN nginx -t -c /var/www/20261201-051000/test.conf && ln -sfn 20261201-051000 /var/www/next && mv -T /var/www/next /var/www/current && nginx -t && systemctl reload nginx
      "
    `)
})

test('fails if an upload command fails', () => {
  expect(() => runUpload('false\necho uploaded')).toThrow()
})

const publishedUrls = readJob('deploy.yml', 'published-urls')
const PUBLISHED_URLS_PATH = 'content/published-urls.txt'

function preparePublishedUrls(competingPushes: number, otherFiles: Record<string, string>) {
  const otherClone = createTestRepository()
  otherClone.commit({ [PUBLISHED_URLS_PATH]: '/\n/about\n' })
  const origin = createTemporaryFolder()
  otherClone.git('clone', '--quiet', '--bare', '.', origin)
  otherClone.git('remote', 'add', 'origin', origin)
  const runner = createTemporaryFolder()
  otherClone.git('clone', '--quiet', origin, join(runner, 'site'))
  writeFiles(runner, { 'published-urls/published-urls.txt': '/\n/services\n', left: '.'.repeat(competingPushes) })
  for (const [path, text] of Object.entries(otherFiles)) otherClone.commit({ [path]: text })
  const hook = writeFiles(join(runner, 'site/.git/hooks'), {
    'pre-push': `#!/bin/bash
if [ ! -s "$RUNNER_TEMP/left" ]; then exit 0; fi
truncate --size=-1 "$RUNNER_TEMP/left"
unset GIT_DIR
git -C '${otherClone.folder}' -c user.name=S -c user.email=s@s.example commit --quiet --allow-empty --message 'Meanwhile'
git -C '${otherClone.folder}' push --quiet '${origin}' main\n`,
  })
  chmodSync(join(hook, 'pre-push'), 0o755)
  const run = () =>
    runStep(findStep(publishedUrls, 'git push'), { PATH: process.env.PATH, RUNNER_TEMP: runner }, join(runner, 'site'))
  return {
    run,
    readMain: () => otherClone.git('--git-dir', origin, 'show', `main:${PUBLISHED_URLS_PATH}`),
    otherClone,
    origin,
  }
}

test('commits new URLs, even if others push at the same time', () => {
  const { run, readMain, otherClone, origin } = preparePublishedUrls(2, { [PUBLISHED_URLS_PATH]: '/\n/about\n/blog\n' })
  run()
  expect(readMain()).toBe('/\n/about\n/blog\n/services\n')
  expect(otherClone.git('--git-dir', origin, 'log', '--format=%s', 'main')).toBe(
    'Add published URLs\nMeanwhile\nMeanwhile\nA commit\nA commit\n',
  )
})

test('fails if main rejects pushes', () => {
  const { run, readMain } = preparePublishedUrls(9, {})
  expect(run).toThrow()
  expect(readMain()).toBe('/\n/about\n')
})

test('gives the token of a scheduled deployment only to steps without npm', () => {
  const steps = Object.values(readWorkflow('scheduled.yml').jobs).flatMap((job) => job.steps)
  const withToken = steps.filter(({ env }) => env?.GH_TOKEN)
  expect(withToken).toHaveLength(2)
  for (const { run } of withToken) expect(run).not.toContain('npm')
})
