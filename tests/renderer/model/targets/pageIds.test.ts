import { describe, expect, test } from 'vitest'
import { check, said } from '../../../support/contentFolder.ts'
import { mistake } from '../../../support/mistake.ts'
import { post, saidIn } from '../../../support/post.ts'

describe('a link to a place on a page', () => {
  mistake('of a heading that this page does not have', () => saidIn('## A heading\n\nSee [x](#no-heading).')).says(`
    There is no place \`#no-heading\` on this page.
    | See [x](#no-heading).
    |     ^^^^^^^^^^^^^^^^
    Did you mean \`a-heading\`?
    Write instead: \`See [x](#a-heading).\``)
  mistake('with a percent sign that encodes nothing', () => saidIn('## A heading\n\nSee [x](#100%).')).says(`
    There is no place \`#100%\` on this page.
    | See [x](#100%).
    |     ^^^^^^^^^^
    Known here: \`content\`, \`menu\`, \`logo\`, \`page-takeaways\`, \`page-strategy\`, \`page-related\`, \`closing\`, \`a-heading\`.`)

  test('of another page that does not have it, from a body and from YAML', async () => {
    const overrides = {
      ...post('See [x](/services/local-seo#nope).'),
      'navigation.yaml': (text: string) => text.replace('to: /contact', 'to: /#nowhere'),
    }
    expect(await said(overrides)).toMatchInlineSnapshot(`
      "content/navigation.yaml
        There is no place \`#nowhere\` on \`/\`.
        |   to: /#nowhere
        |       ^^^^^^^^^
        Known here: \`content\`, \`menu\`, \`logo\`, \`results\`, \`services\`, \`blueprint\`, \`revolution\`, \`finder\`, \`articles\`, \`episodes\`, \`closing\`.

      content/posts/a-post.mdx
        There is no place \`#nope\` on \`/services/local-seo\`.
        | See [x](/services/local-seo#nope).
        |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Known here: \`content\`, \`menu\`, \`logo\`, \`figures\`, \`key-benefits\`, \`work\`, \`process\`, \`comparison\`, \`testimonials\`, \`faq\`, \`closing\`, \`faq-how-long-is-the-term\`, \`faq-who-owns-the-accounts\`.

      2 problems in 2 files"
    `)
  })

  test('stands where the link is', async () => {
    const { problems } = await check({
      ...post('Text.\n\nSee [x](#no-heading).'),
      'redirects.yaml': '/old: /#nowhere\n',
    })
    expect(problems).toMatchObject([
      { file: 'content/redirects.yaml', line: 1, column: 7 },
      { file: 'content/posts/a-post.mdx', line: 10, column: 5 },
    ])
  })

  test('whose page has it', async () => {
    const links = [
      '#a-heading-twice',
      '#a-heading-twice-1',
      '#closing',
      '/#results',
      '/about#team',
      '/services?from=here#content',
      '/services/paid-media#pricing',
      '/services/paid-media#faq-who-owns-the-accounts',
      '/services/local-seo#faq-who-owns-the-accounts',
      '/industries#all',
      '/industries/dental-implants/local-seo#benefits',
      '/locations/alabama/mobile#nearest',
      '/blog/first-post#a-heading',
      '/blog/first-post#a%2dheading',
      '/terms#first-section',
    ]
    const headings = '## A heading, twice\n\n## A heading, twice\n\n'
    expect(await saidIn(headings + links.map((link) => `[x](${link})`).join('\n'))).toBe('no problems')
  })

  test('that only other entries of its kind have', async () => {
    expect(await saidIn('See [x](/services/local-seo#pricing).')).toContain('There is no place `#pricing`')
  })

  test('of a page that does not exist is told as that', async () => {
    expect(await saidIn('See [x](/services/local-soe#faq).')).toContain('There is no page `/services/local-soe#faq`.')
  })
})

describe('nobody can tell what is on a page', () => {
  test('whose front matter has faults', async () => {
    const overrides = {
      ...post('See [x](/blog/first-post#nowhere).'),
      'posts/first-post.mdx': (text: string) => text.replace('date:', 'day:'),
    }
    expect(await said(overrides)).toContain('1 problem in 1 file')
  })

  test('that borrows from an entry with faults', async () => {
    const overrides = {
      ...post('See [x](/services/local-seo#faq-who-owns-the-accounts).'),
      'services/paid-media.yaml': (text: string) => text.replace('order: 1', 'order: first'),
    }
    expect(await said(overrides)).toContain('1 problem in 1 file')
  })

  test('whose heading cites what has faults', async () => {
    const overrides = {
      ...post('## Up <Claim id="growth" />\n\nSee [x](#up-10).'),
      'claims.yaml': (text: string) => text.replace('  value: +10%\n', ''),
    }
    expect(await said(overrides)).toContain('1 problem in 1 file')
  })
})
