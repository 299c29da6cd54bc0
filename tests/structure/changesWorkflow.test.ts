import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { emptyFolder, writeFiles } from '../support/siteFolder.ts'

interface Step {
  run?: string
  env?: Record<string, string>
}

/** What the workflow posts on a pull request: its own commands run, with a `gh` that prints what it is given. */
function commentWith(variables: Record<string, string>): string {
  const { steps }: { steps: Step[] } = parse(readFileSync('.github/workflows/changes.yml', 'utf8')).jobs.comment
  const step = steps.find(({ run }) => run?.includes('gh pr comment'))
  const names = Object.keys(step?.env ?? {})
  expect(Object.keys(variables).filter((name) => !names.includes(name))).toEqual([])
  const folder = writeFiles(emptyFolder(), {
    gh: '#!/bin/sh\nfor last do :; done\ncat "$last"\n',
    'change/change.md': '## What this change does\n',
  })
  chmodSync(join(folder, 'gh'), 0o755)
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}`, RUNNER_TEMP: folder, NUMBER: '42', ...variables }
  return execFileSync('bash', ['--norc', '-e', '-c', step?.run ?? 'exit 1'], { env, encoding: 'utf8' })
}

const REPORT = 'https://github.com/owner/site/actions/runs/1/artifacts/2'

test('the comment leads to the preview, wherever the host puts it, and to the pictures', () => {
  const preview = (PREVIEW: string, BRANCH = 'main') => commentWith({ PREVIEW, BRANCH, REPORT }).split('\n')[0]
  expect(preview('https://deploy-preview-{number}--site.example')).toBe(
    '**Preview**: https://deploy-preview-42--site.example',
  )
  expect(preview('https://{branch}.site.example', 'Fix/Dr._Smith')).toBe(
    '**Preview**: https://fix-dr--smith.site.example',
  )
  expect(preview('https://preview.example')).toBe('**Preview**: https://preview.example')
})

test('where no preview is, the comment speaks of none', () => {
  expect(commentWith({ PREVIEW: '', BRANCH: 'main', REPORT })).toBe(
    `**Pictures, before and now**: [change.html](${REPORT})\n\n## What this change does\n`,
  )
})

test('a branch is never read as a command', () => {
  const comment = commentWith({ PREVIEW: 'https://{branch}.site.example', BRANCH: '$(id)`id`";id', REPORT })
  expect(comment.split('\n')[0]).toBe('**Preview**: https://--id--id---id.site.example')
})
