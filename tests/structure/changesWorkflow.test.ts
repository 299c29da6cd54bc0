import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../support/siteFolder.ts'
import { findStep, readJob, runStep, writeFakePrograms } from '../support/workflows.ts'

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
