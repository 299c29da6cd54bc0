import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parseOutline } from '../support/outline.ts'

const fixtureFolder = inject('fixtureFolder')
const readHtml = (address: string) =>
  readFileSync(join(fixtureFolder, `${address === '/' ? '/index' : address}.html`), 'utf8')
const readMain = (address: string) => /<main.*<\/main>/s.exec(readHtml(address))?.[0] ?? ''
const readMainText = (address: string) => parseOutline(readMain(address)).text.replaceAll(/\s+/g, ' ')

function listLinks(from: string, linkPrefix = from): string[] {
  const links = [...readMain(from).matchAll(/href="([^"#]*)"/g)].map(([, href = '']) => href)
  return [...new Set(links)].flatMap((href) =>
    href.startsWith(`${linkPrefix}/`) ? [href.slice(linkPrefix.length + 1)] : [],
  )
}

test.each([
  ['the first four services', '/', '/services', ['paid-media', 'local-seo', 'website-design', 'content-email']],
  ['the latest three posts', '/', '/blog', ['long-post', 'fourth-post', 'third-post']],
  ['the latest three episodes', '/', '/podcast', ['long-episode', 'third-episode', 'second-episode']],
  [
    'all posts, the latest first,',
    '/blog',
    '/blog',
    ['long-post', 'fourth-post', 'third-post', 'second-post', 'first-post'],
  ],
  ['three other posts', '/blog/long-post', '/blog', ['fourth-post', 'third-post', 'second-post']],
])('links to %s from %s', (_, from, linkPrefix, names) => {
  expect(listLinks(from, linkPrefix)).toEqual(names)
})

test.each([
  ['/services', 5],
  ['/industries', 3],
  ['/industries/dental-implants', 5],
  ['/podcast', 4],
  ['/locations/district-of-columbia', 1],
])('links from %s to %i entries', (listing, count) => {
  expect(listLinks(listing)).toHaveLength(count)
})

test('lists all states and popular cities, and counts D.C. as a state', () => {
  const [states, cities] = [/^[^/]+$/, /\//].map((level) => listLinks('/locations').filter((link) => level.test(link)))
  expect(states).toContain('district-of-columbia')
  expect([states?.length, cities?.length]).toEqual([6, 12])
  expect(readMainText('/locations')).toContain('6 Counts states')
})

test.each([
  [
    'three of four benefits on an industry page',
    '/industries/dental-implants',
    /^(?!.*Fourth rep).*Third reputation benefit/,
  ],
  ['custom prices without a price list', '/industries/dental-implants/website-design', /Terms custom/],
  ['the takeaways of an article first', '/blog/first-post', /Takeaways title.*Another thing.*Takeaways points 1/],
])('shows %s', (_, address, text) => {
  expect(readMainText(address)).toMatch(text)
})

test('shows no player for an episode without a recording', () => {
  expect(readMain('/podcast/second-episode')).not.toContain('<audio')
})

test('shows the comparison and all four plans of a service', () => {
  // The comparison and the price list.
  expect(readMain('/services/local-seo').match(/<table/g)).toHaveLength(2)
  const plans = ['Small Practice', 'Growing Practice', 'Powerful Practice', 'Enterprise']
  const prices = ['$750', '$1,375', '$2,498', 'Pricing custom', 'Pricing popular', 'A note on the price']
  for (const text of [...plans, ...prices]) expect(readMainText('/services/local-seo')).toContain(text)
})

test('falls back to the content of paid media for a service without content, but shows no prices', () => {
  const [main, text] = [readMain('/services/website-design'), readMainText('/services/website-design')]
  expect(main.match(/<table/g)).toHaveLength(1)
  expect(main).not.toContain('$750')
  const parts = ['Step 3 of paid media', 'Quarterly', 'They told us which ads to stop.', 'Who owns the accounts?']
  for (const part of parts) expect(text).toContain(part)
  expect(readHtml('/services/website-design')).toContain('"@type":"FAQPage"')
})

test('shows three benefits above the features of a service for an industry, and all four below', () => {
  const benefits = ['First', 'Second', 'Third', 'Fourth'].map((ordinal) => `${ordinal} paid-media benefit`)
  const text = readMainText('/industries/dental-implants/paid-media')
  const [before = '', after = ''] = text.split('Industry service features')
  const listShownBenefits = (part: string) => benefits.filter((benefit) => part.includes(benefit))
  expect(listShownBenefits(before)).toEqual(benefits.slice(0, 3))
  expect(listShownBenefits(after)).toEqual(benefits)
})

test('shows the phone number, a prepared email, and all prices on the contact page', () => {
  const main = readMain('/contact')
  expect(main).toContain('href="tel:+15555550100"')
  for (const id of ['call', 'schedule', 'prices']) expect(main).toContain(`id="${id}"`)
  const [, emailFields = ''] = /href="mailto:[^"?]*\?([^"]*)"/.exec(main) ?? []
  expect(new URLSearchParams(emailFields.replaceAll('&amp;', '&')).get('body')).toContain('Window 1, Eastern')
  for (const price of ['$750', '$1,375', '$2,498', 'Prices custom']) expect(readMainText('/contact')).toContain(price)
})
