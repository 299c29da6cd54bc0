import { expect, test } from 'vitest'
import { isAlias, parseDocument, visit } from 'yaml'
import { check, fixtureTexts, kindOf, said } from '../support/contentFolder.ts'
import { post } from '../support/post.ts'

/** A slip of the hand in a file of content. */
interface Slip {
  name: string
  /** What becomes of the file. */
  text: string | Uint8Array
  /** The YAML in which it is, if it is in YAML. */
  yaml?: string
}

/** A key and the first character of its value. */
const VALUE = /^(\s*(?:- )?[\w/-]+: )(\S)/

/** What may go wrong in one line of YAML. */
const IN_A_LINE: Record<string, (line: string) => string> = {
  'a quote is not closed': (line) => line.replace(VALUE, '$1"$2'),
  'a single quote is not closed': (line) => line.replace(VALUE, "$1'$2"),
  'a second colon': (line) => `${line}: more`,
  'a bracket is not closed': (line) => line.replace(VALUE, '$1[$2'),
  'a brace is not closed': (line) => line.replace(VALUE, '$1{ $2'),
  'a key stands twice': (line) => `${line}\n${line.replace('- ', '  ')}`,
  'a tab as indentation': (line) => `\t${line.trimStart()}`,
  'an indentation that is not right': (line) => ` ${line}`,
  'no colon': (line) => line.replace(':', ''),
  'an alias': (line) => line.replace(VALUE, '$1*$2'),
}

/** Slips of the hand in a file of content: in its YAML, in its body, and of the whole. */
function slipsIn(path: string, text: string): Slip[] {
  const isMdx = path.endsWith('.mdx')
  const yaml = isMdx ? (text.split('---\n')[1] ?? '') : text
  return [
    { name: 'empty', text: '' },
    { name: 'bytes that are not UTF-8', text: Buffer.from(`${text}\xff`, 'latin1') },
    ...slipsInYaml(yaml).map(([name, broken]) => ({ name, text: text.replace(yaml, () => broken), yaml: broken })),
    ...(isMdx ? slipsInMdx(text) : []),
  ]
}

/** Each slip in one line: the first, the middle or the last that has a value, in turn; and the text cut in its middle. */
function slipsInYaml(yaml: string): [name: string, broken: string][] {
  const lines = yaml.split('\n')
  const fitting = lines.flatMap((line, index) => (VALUE.test(line) ? [index] : []))
  const places = [0, Math.floor(fitting.length / 2), fitting.length - 1].map((index) => fitting[index] ?? 0)
  const inALine = Object.entries(IN_A_LINE).map(([name, edit], turn): [string, string] => {
    const index = places[turn % places.length] ?? 0
    return [name, lines.with(index, edit(lines[index] ?? '')).join('\n')]
  })
  const [, middle = 0] = places
  const start = /^\s*(?:- )?/.exec(lines[middle] ?? '')?.[0].length ?? 0
  const inKey = [...lines.slice(0, middle), lines[middle]?.slice(0, start + 2)].join('\n')
  return [...inALine, ['cut in a key', inKey], ['cut in its middle', yaml.slice(0, Math.floor(yaml.length / 2))]]
}

/** Whether YAML itself allows a text, so that it is no slip of syntax. */
function isAllowed(yaml: string): boolean {
  const document = parseDocument(yaml, { version: '1.2', schema: 'core' })
  let hasAlias = false
  visit(document, {
    Node(_, node) {
      hasAlias ||= isAlias(node)
    },
  })
  return !hasAlias && document.errors.length === 0
}

function slipsInMdx(text: string): Slip[] {
  const middle = text.indexOf('\n\n', Math.floor(text.length / 2))
  const end = middle === -1 ? text.length : middle
  const insert = (broken: string) => `${text.slice(0, end)}\n\n${broken}${text.slice(end)}`
  return [
    { name: 'front matter that is not closed', text: text.replace(/\n---\n/, '\n') },
    { name: 'no front matter', text: text.replace(/^---\n/, '') },
    { name: 'a component that is not closed', text: insert('<Callout title="One">') },
    { name: 'a component that is closed twice', text: insert('</Callout>') },
    { name: 'a brace that is not closed', text: insert('{code') },
    { name: 'a sign that starts nothing', text: insert('Fewer than <4.') },
    { name: 'an attribute without its quote', text: insert('<Callout title="One>\n\nText.\n\n</Callout>') },
  ]
}

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
