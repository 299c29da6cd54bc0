import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestContent } from '../support/contentFolder.ts'
import { runProgramOrThrow } from '../support/programs.ts'
import { createTemporaryFolder } from '../support/siteFolder.ts'

const EDITOR_URL = 'https://github.com/owner/site/edit/main/content'

test('builds drafts with --editable, including unfinished drafts', async () => {
  const content = createTestContent({
    'posts/first-post.mdx': (text) => text.replace('---\n', '---\ndraft: true\n'),
    'posts/begun.mdx':
      '---\ntitle: A begun thought\ndraft: true\n---\n\nSome words.\n\n![A room](/media/posts/none.png)\n',
  })
  const out = join(createTemporaryFolder(), 'dist')
  await runProgramOrThrow('build', '--content', content, '--out', out, '--editable', EDITOR_URL)
  const serviceHtml = readFileSync(join(out, 'services/website-design.html'), 'utf8')
  expect(serviceHtml).toContain('<link rel="stylesheet" href="/writers.css"/>')
  const draftHtml = readFileSync(join(out, 'blog/begun.html'), 'utf8')
  expect(draftHtml).toContain('<li><strong>Excerpt</strong> is missing.')
  expect(draftHtml).toContain('<li>There is no file <code>posts/none.png</code> in content/media.')
  expect(draftHtml).toContain('Some words.')
})
