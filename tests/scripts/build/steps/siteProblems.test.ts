import { expect, test } from 'vitest'
import { findSiteProblems, formatSiteProblems } from '../../../../scripts/build/steps/siteProblems.ts'
import { createTemporaryFolder, readSiteOutput, writeFiles } from '../../../support/siteFolder.ts'

const MAPS_ORIGIN = 'https://maps.example'

function findProblems(files: Record<string, string>): string[] {
  const { problems } = findSiteProblems(readSiteOutput(writeFiles(createTemporaryFolder(), files)), MAPS_ORIGIN)
  return problems.map(({ location, subject, message }) => `${location} ${subject} ${message}`)
}

test('reports only broken links if URLs have invalid escape sequences', () => {
  const body =
    '<h2 id="100%">All</h2><a href="#100%">a</a><a href="#5%zz">b</a><a href="/%zz">c</a><a href="/#100%">d</a>'
  expect(findProblems({ 'index.html': body })).toEqual([
    '/ #5%zz leads to a page without the id "5%zz". Correct or remove it.',
    "/ /%zz doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml.",
  ])
})

test('rejects redirects that hide pages or files', () => {
  const files = { 'index.html': '<a href="/about">a</a>', 'about.html': '', 'robots.txt': '', '404.html': '' }
  const site = readSiteOutput(writeFiles(createTemporaryFolder(), files))
  const redirectSources = new Set(['/old', '/robots.txt', '/about', '/about.html', '/404', '/404.html', '/index'])
  const { problems } = findSiteProblems({ ...site, redirectSources }, MAPS_ORIGIN)
  expect(problems.map(({ subject }) => subject)).toEqual([...redirectSources].slice(1))
})

test('rejects assets from other origins, links that run code, and violations of the Content Security Policy', () => {
  const files = {
    'index.html': `<iframe src="https://maps.example/a"></iframe><iframe src="https://video.example/b"></iframe>
        <img src="https://pixel.example/c.png"><a href="javascript:void(0)">d</a><a href="data:text/html,e">e</a>
        <script>f()</script><style>f{}</style><form></form><base><p onclick="g()" style="color: red">g</p><a href="//other.example" rel="me noopener">h</a>`,
  }
  expect(findProblems(files)).toEqual([
    '/ javascript:void(0) uses `javascript:`, but only https:, mailto:, and tel: are allowed. Use one of them, or remove the link.',
    '/ data:text/html,e uses `data:`, but only https:, mailto:, and tel: are allowed. Use one of them, or remove the link.',
    '/ https://pixel.example/c.png is loaded from another site, which the Content Security Policy forbids. Copy the file to the site.',
    '/ https://video.example/b is loaded from another site, which the Content Security Policy forbids. Remove it, or link to the page instead.',
    ...['<script>', '<style>', '<form>', '<base>', '<p onclick>', '<p style>'].map(
      (code) => `/ ${code} violates the Content Security Policy. Remove it, or move it to a file.`,
    ),
  ])
})

test('reports broken links with their pages', () => {
  const files = {
    'index.html': `<a href="/abuot">a</a><a href="/about">a</a><a href="/about#tema">t</a><a href="/about/">a</a>
        <a href="/about.html">a</a><link rel="stylesheet" href="/assets/a.css">`,
    'about.html': '<img src="/gone.png"><iframe src="http://plain.example"></iframe>',
    'assets/a.css': '',
  }
  expect(findProblems(files)).toEqual([
    "/about /gone.png doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml.",
    "/about http://plain.example isn't encrypted. Write https.",
    "/ /abuot doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml.",
    '/ /about#tema leads to a page without the id "tema". Correct or remove it.',
    "/ /about/ doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml.",
    "/ /about.html doesn't exist on the site. Correct the link, or add a redirect in redirects.yaml.",
  ])
})

test('reports pages that only links to other sites mention, and follows encoded links', () => {
  const body = '<a href="https://other.example/about">a</a><a href="/caf%C3%A9">b</a>'
  expect(findProblems({ 'index.html': body, 'about.html': '', 'café.html': '' })).toEqual([
    "/about /about can't be reached from the home page. Link to it, for example in content/navigation.yaml.",
  ])
})

test('groups a broken link on many pages', () => {
  const problems = ['/', '/a', '/b'].map((location) => ({
    location,
    subject: '/x',
    message: "doesn't exist on the site.",
  }))
  const report = formatSiteProblems(problems)
  expect(report).toBe("/ and 2 other pages\n  /x doesn't exist on the site.\n\nThe built site has 1 problem.")
})
