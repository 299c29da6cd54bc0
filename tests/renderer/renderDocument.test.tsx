import { expect, test } from 'vitest'
import { getLayoutData } from '../../renderer/page.ts'
import { renderDocument } from '../../renderer/renderDocument.tsx'
import { createWriterStylesheet } from '../../scripts/build/steps/fetchedFiles.ts'
import { createTestSite } from '../support/contentFolder.ts'
import { renderAddress } from '../support/renderAddress.ts'

const site = await createTestSite({
  'posts/first-post.mdx': (text) =>
    text.replace(/^date: .*/m, 'date: 2099-01-01\npublish_at: 2099-01-01T09:00:00-05:00'),
})
const layout = getLayoutData(site)
const visitorInput = {
  Page: () => <p>A</p>,
  data: { meta: { title: 'A', description: 'B' } },
  pageAddress: '/blog/first-post',
  layout: { ...layout, unpublished: {} },
}
const render = (pageAddress: string) => renderDocument({ ...visitorInput, pageAddress, layout })

test('stylesheets are at the start of the head, and scripts are at the end of the body', () => {
  const tags = { head: '<link rel="stylesheet" href="/a.css">', body: '<script src="/a.js" async></script>' }
  const html = renderDocument(visitorInput, tags)
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><link rel="stylesheet" href="\/a\.css"><meta charSet/)
  expect(html).toMatch(/<script src="\/a\.js" async><\/script><\/body><\/html>$/)
  expect(html).not.toMatch(/unpublished-note|writers/)
  expect(html.replace(tags.head, '').replace(tags.body, '')).toBe(renderDocument(visitorInput))
})

test('a page shows its own problems at the top, and those of other pages in a bar', () => {
  const note = { line: 1, column: 1, advice: '', formUrl: undefined }
  const problems = [
    { ...note, file: 'content/posts/first-post.mdx', message: 'Own.', pageAddress: visitorInput.pageAddress },
    { ...note, file: 'content/site.yaml', message: 'Other.', pageAddress: undefined },
  ]
  expect(renderDocument({ ...visitorInput, problems })).toMatch(
    /<body><aside class="problem-box">.*Own\..*<\/aside>.*<main.*<details class="problem-bar">.*Other\./,
  )
})

test('only a scheduled page has a note with the time of publication', () => {
  expect(render('/blog/first-post')).toContain(
    '<p class="unpublished-note wrap"><strong>Scheduled</strong> Visitors can see this page from January 1, 2099, 9:00 AM (UTC−05:00).</p>',
  )
  expect(render('/blog/second-post')).not.toContain('unpublished-note')
})

test('a stylesheet for writers marks every link to a scheduled page', () => {
  expect(render('/')).toContain('<link rel="stylesheet" href="/writers.css"')
  const stylesheet = createWriterStylesheet(site)
  expect(stylesheet).toContain(':is(a[href="/blog/first-post"], a[href^="/blog/first-post#"])')
  expect(stylesheet).toContain('"(Scheduled)"')
  expect(stylesheet).not.toContain('second-post')
})

test('hides the call bar on the page that it links to, even if the link has a fragment', async () => {
  const callButton = 'label: Call label\n  to: /contact'
  const linked = await createTestSite({
    'navigation.yaml': (text) => text.replace(callButton, `${callButton}#schedule`),
  })
  const hasCallBar = (address: string) => renderAddress(linked, address).includes('class="call-bar"')
  expect(['/about', '/contact'].map(hasCallBar)).toEqual([true, false])
})
