import { expect, test } from 'vitest'
import { getLayoutData } from '../../renderer/page.ts'
import { renderDocument } from '../../renderer/renderDocument.tsx'
import { createWritersStylesheet } from '../../scripts/build/steps/writersStylesheet.ts'
import { createTestSite } from '../support/contentFolder.ts'

const meta = { title: 'A page', description: 'A page that a test writes.' }
const Page = () => (
  <p>
    <a href="/blog/first-post#notes">First</a>
  </p>
)
const site = await createTestSite({
  'posts/first-post.mdx': (text) =>
    text.replace(/^date: .*/m, 'date: 2099-01-01\npublish_at: 2099-01-01T09:00:00-05:00'),
})
const render = (pathname: string, layout = getLayoutData(site)) =>
  renderDocument({ Page, data: { meta }, pathname, layout })

test('a scheduled page has a note with the time of publication', () => {
  expect(render('/blog/first-post')).toContain(
    '<p class="unpublished-note wrap"><strong>Scheduled</strong> Visitors can see this page from January 1, 2099, 9:00 AM (UTC−05:00).</p>',
  )
  expect(render('/blog/second-post')).not.toContain('unpublished-note')
})

test('a stylesheet for writers marks every link to a scheduled page', () => {
  expect(render('/')).toContain('<link rel="stylesheet" href="/writers.css"')
  const sheet = createWritersStylesheet(site)
  expect(sheet).toContain(':is(a[href="/blog/first-post"], a[href^="/blog/first-post#"])')
  expect(sheet).toContain('"(Scheduled)"')
  expect(sheet).not.toContain('second-post')
})

test('published pages have no note and no stylesheet for writers', () => {
  expect(render('/blog/first-post', { ...getLayoutData(site), unpublished: {} })).not.toMatch(
    /unpublished-note|writers/,
  )
})
