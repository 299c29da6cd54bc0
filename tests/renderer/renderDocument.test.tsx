import { expect, test } from 'vitest'
import { getLayoutData } from '../../renderer/page.ts'
import { renderDocument } from '../../renderer/renderDocument.tsx'
import { createTestSite } from '../support/contentFolder.ts'

const layout = getLayoutData(await createTestSite({}))

test('stylesheets are at the start of the head, and scripts are at the end of the body', () => {
  const input = { Page: () => <p>A</p>, data: { meta: { title: 'A', description: 'B' } }, pathname: '/about', layout }
  const tags = { head: '<link rel="stylesheet" href="/a.css">', body: '<script src="/a.js" async></script>' }
  const html = renderDocument(input, tags)
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><link rel="stylesheet" href="\/a\.css"><meta charSet/)
  expect(html).toMatch(/<script src="\/a\.js" async><\/script><\/body><\/html>$/)
  expect(html.replace(tags.head, '').replace(tags.body, '')).toBe(renderDocument(input))
})

test('a page shows its own problems at the top, and those of other pages in a bar', () => {
  const input = { Page: () => <p>A</p>, data: { meta: { title: 'A', description: 'B' } }, pathname: '/about', layout }
  const note = { line: 1, column: 1, advice: '', form: undefined }
  const problems = [
    { ...note, file: 'content/pages/about.yaml', message: 'Own.', page: '/about' },
    { ...note, file: 'content/site.yaml', message: 'Other.', page: undefined },
  ]
  const html = renderDocument({ ...input, problems })
  expect(html).toMatch(
    /<body><aside class="problem-box">.*Own\..*<\/aside>.*<main.*<details class="problem-bar">.*Other\./,
  )
})
