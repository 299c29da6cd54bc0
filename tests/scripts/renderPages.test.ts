import { expect, test } from 'vitest'
import { describeUnanswered } from '../../scripts/build/steps/renderPages.ts'

test('addresses that no page answers are told with the folder that should', () => {
  const addresses = ['/case-studies', '/case-studies/one', '/case-studies/two', '/blog/third', '/blog/404', '/404', '/']
  expect(describeUnanswered(addresses)).toMatchInlineSnapshot(`
    "No page answers /case-studies: pages/case-studies/ should, with a +Page.tsx and a +data.ts.
    No page answers /case-studies/one and 1 other address: pages/case-studies/@slug/ should, with a +Page.tsx and a +data.ts.
    No page answers /blog/third: pages/blog/@slug/ should, with a +Page.tsx and a +data.ts.
    No page answers /blog/404: pages/not-found/ should, with a +Page.tsx and a +data.ts.
    No page answers /404: pages/_error/ should, with a +Page.tsx and a +data.ts.
    No page answers /: pages/index/ should, with a +Page.tsx and a +data.ts."
  `)
})
