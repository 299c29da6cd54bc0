import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { editedFiles } from '../../../scripts/content/diff/editedFiles.ts'
import { contentModel } from '../../../scripts/contentModel.ts'
import { contentWith } from '../../support/contentFolder.ts'

test('each file that differs is named, with the page of its own', async () => {
  const before = contentWith({ 'posts/old-post.mdx': 'Old.' })
  const after = contentWith({
    'site.yaml': (text) => `${text}\n`,
    'pages/about.yaml': (text) => `${text}\n`,
    'posts/_listing.yaml': (text) => `${text}\n`,
    'posts/_post.yaml': (text) => `${text}\n`,
    'posts/new-post.mdx': 'New.',
    'states/alabama.yaml': (text) => `${text}\n`,
  })
  const edited = editedFiles(await contentModel(), before, after)
  const folder = `${basename(after)}/`
  expect(edited.map(({ file, what, address }) => [file.replace(folder, ''), what, address])).toEqual([
    ['pages/about.yaml', 'changed', '/about'],
    ['posts/_listing.yaml', 'changed', '/blog'],
    ['posts/_post.yaml', 'changed', undefined],
    ['posts/new-post.mdx', 'new', '/blog/new-post'],
    ['posts/old-post.mdx', 'removed', '/blog/old-post'],
    ['site.yaml', 'changed', undefined],
    ['states/alabama.yaml', 'changed', '/locations/alabama'],
  ])
})
