import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../support/siteFolder.ts'
import { jobOf, programsOf, runStep, stepWith } from '../support/workflows.ts'

function commentWith(variables: Record<string, string>): string {
  const step = stepWith(jobOf('changes.yml', 'comment'), 'gh pr comment')
  const names = Object.keys(step.env ?? {})
  expect(Object.keys(variables).filter((name) => !names.includes(name))).toEqual([])
  const { folder, path } = programsOf({ gh: 'for last do :; done\ncat "$last"' })
  writeFiles(join(folder, 'change'), { 'change.md': '## What this change does\n' })
  return runStep(step, { PATH: path, RUNNER_TEMP: folder, NUMBER: '42', ...variables })
}

test('the comment on a pull request links to the preview of any host', () => {
  const preview = (PREVIEW: string, BRANCH = 'main') => commentWith({ PREVIEW, BRANCH }).split('\n')[0]
  expect(preview('https://deploy-preview-{number}--site.example')).toBe(
    '**Preview**: https://deploy-preview-42--site.example',
  )
  expect(preview('https://{branch}.site.example', 'Fix/Dr._Smith')).toBe(
    '**Preview**: https://fix-dr--smith.site.example',
  )
  expect(preview('https://preview.example')).toBe('**Preview**: https://preview.example')
})

test('omits the preview if there is none', () => {
  expect(commentWith({ PREVIEW: '', BRANCH: 'main' })).toBe('## What this change does\n')
})

test('doesn’t run a branch name as a command', () => {
  const comment = commentWith({ PREVIEW: 'https://{branch}.site.example', BRANCH: '$(id)`id`";id' })
  expect(comment.split('\n')[0]).toBe('**Preview**: https://--id--id---id.site.example')
})
