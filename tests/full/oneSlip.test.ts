import { expect, test } from 'vitest'
import { check, fixtureTexts, kindOf, said } from '../support/contentFolder.ts'
import { post } from '../support/post.ts'
import { isAllowed, type Slip, slipsIn } from '../support/slips.ts'

/** What points to every kind of file, and is wrong as soon as one of them is misread. */
const POINTERS = {
  ...post(`See [what is borrowed](/services/local-seo#faq-how-long-is-the-term),
[its owner](/services/paid-media#faq-who-owns-the-accounts), [a heading](/blog/first-post#a-heading),
[a city](/locations/alabama/auburn#facts), [a state](/locations/alabama#cities), [terms](/terms#first-section),
[a service of an industry](/industries/dental-implants/local-seo#benefits), [a list](/podcast) and [home](/#results).

<EntryLink to="industry-services/hospice-companies/reputation" />, <EntryLink to="legal/privacy" />,
<EntryLink to="episodes/second-episode" />, <EntryLink to="cities/district-of-columbia/washington" />: all lead somewhere.`),
  'posts/b-post.mdx': `---
title: "{brand} and {claim:growth}, {claim:rating} of {claim:reach}, and on"
excerpt: "What {brand} says of itself ({claim:growth}), told in no more and in no fewer letters."
date: 2025-01-01
takeaways: ["From {price:paid-media/small}", "To {price:paid-media/powerful} a month"]
---

## Up <Claim id="growth" /> with <Fact name="brand" /> in <EntryLink to="cities/alabama/mobile" />

See [here](#up-10-with-example-agency-in-mobile), from <Price of="paid-media/growing" />.
`,
  'redirects.yaml':
    '/old-a: /locations/alabama/florence\n/old-b: /industries/dental-implants/reputation\n/old-c: /blog/third-post\n',
}

test('what points to every file leads somewhere', async () => {
  expect(await said(POINTERS)).toBe('no problems')
})

/** The same as bytes, which are parsed once. */
const BYTES = Object.fromEntries(Object.entries(POINTERS).map(([path, text]) => [path, Buffer.from(text)]))

/** What the check says of a slip: nothing but one problem of the syntax in the file itself, or else all of it. */
async function told(path: string, { name, text, yaml }: Slip): Promise<string> {
  const { problems = [] } = await check({ ...BYTES, [path]: text })
  const [first] = problems
  if (problems.length === 1 && first?.rule === 'syntax' && first.file === `content/${path}`) return 'one problem'
  if (yaml !== undefined && isAllowed(yaml)) return 'no slip'
  return [`${name}: ${problems.length}`, ...problems.map(({ file, message }) => `  ${file}: ${message}`)].join('\n')
}

/** Of each kind the longest file, which has most that can be misread. */
const longest = new Map<string, readonly [path: string, text: string]>()
for (const file of fixtureTexts.toSorted(([, one], [, other]) => one.length - other.length))
  longest.set(kindOf(file[0]), file)

test.each([...longest.values()])('one slip in %s is one problem, in that file', async (path, text) => {
  const results: string[] = []
  for (const slip of slipsIn(path, text)) results.push(await told(path, slip))
  expect(results.filter((result) => result !== 'one problem' && result !== 'no slip')).toEqual([])
  expect(results.filter((result) => result === 'one problem').length).toBeGreaterThan(9)
})
