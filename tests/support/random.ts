/** Deterministic random numbers. Source: mulberry32 by Tommy Ettinger (public domain). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  nextBelow(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let bits = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4294967296) * limit)
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.nextBelow(items.length)] as Item
  }
}

const MUTATIONS: Record<string, (text: string, random: Random) => string> = {
  'replace a character': (text, random) =>
    splice(text, random.nextBelow(text.length), 1, String.fromCharCode(random.nextBelow(256))),
  'insert a syntax character': (text, random) =>
    splice(text, random.nextBelow(text.length), 0, random.pick(SYNTAX_CHARACTERS)),
  'insert an unusual character': (text, random) =>
    splice(text, random.nextBelow(text.length), 0, random.pick(UNUSUAL_CHARACTERS)),
  'delete a range': (text, random) => splice(text, random.nextBelow(text.length), 1 + random.nextBelow(40), ''),
  'duplicate a range': (text, random) => {
    const start = random.nextBelow(text.length)
    return splice(text, start, 0, text.slice(start, start + 1 + random.nextBelow(200)))
  },
  truncate: (text, random) => text.slice(0, random.nextBelow(text.length)),
  'delete a line': (text, random) => changeLine(text, random, () => []),
  'duplicate a line': (text, random) => changeLine(text, random, (line) => [line, line]),
  'indent a line': (text, random) => changeLine(text, random, (line) => [' '.repeat(1 + random.nextBelow(4)) + line]),
  'outdent a line': (text, random) => changeLine(text, random, (line) => [line.trimStart()]),
  'swap two lines': (text, random) => {
    const lines = text.split('\n')
    const [first, second] = [random.nextBelow(lines.length), random.nextBelow(lines.length)]
    return lines
      .with(first, lines[second] ?? '')
      .with(second, lines[first] ?? '')
      .join('\n')
  },
  'rename a key': (text, random) =>
    changeLine(text, random, (line) => [line.replace(KEY_PATTERN, `$1${random.pick(UNUSUAL_KEYS)}:`)]),
  'change the type of a value': (text, random) =>
    changeLine(text, random, (line) => [line.replace(VALUE_PATTERN, `$1${random.pick(UNUSUAL_VALUES)}`)]),
  'append a block of Markdown': (text, random) => `${text}\n${random.pick(MARKDOWN_BLOCKS)}\n`,
  'repeat a syntax character': (text, random) =>
    splice(text, random.nextBelow(text.length), 0, random.pick(SYNTAX_CHARACTERS).repeat(random.nextBelow(5000))),
}

const KEY_PATTERN = /^(\s*(?:- )?)[\w-]+:/
const VALUE_PATTERN = /^(\s*(?:- )?[\w-]+: ).*$/
const splitBySpaces = (text: string) => text.trim().split(/\s+/)
const SYNTAX_CHARACTERS = [
  ...splitBySpaces(
    `" ' : # { } [ ] < > & * ! | % @ _ ~ $ __proto__ constructor {brand} {claim:x} ]( &#x202e; "\\ud800"`,
  ),
  ...['\\', '`', '- ', '? ', ', ', '\t', '\n', '---\n', '...\n', '<Claim id="x" />'],
]
const UNUSUAL_CHARACTERS = [
  ...['\u0000', '\u0007', '\u001b[31m', '\u00a0', '\u200b', '\u202e', '\u2028', '\ud800', '\ufeff', '\uffff'],
  ...['👩‍⚕️', '汉', 'é', 'ﬁ', '\u{10ffff}'],
]
const UNUSUAL_KEYS = [
  'a b',
  ...splitBySpaces('__proto__ constructor toString hasOwnProperty slug name title body order 0 null'),
]
const UNUSUAL_VALUES = [
  ...splitBySpaces('null true 0 -1 1e999 .nan 999999999999999999999 0x1F ~ [] {} "" | >- << *a !tag'),
  ...splitBySpaces('"\\0" 2024-02-30 /nowhere https:// javascript:alert(1)'),
  ...['', '[1, 2]', '{a: 1}', '{toString: 1}', '!!binary aGk=', '!!js/function x', '&a b'],
  ...['W'.repeat(60), 'word '.repeat(50)],
]

const MARKDOWN_BLOCKS = [
  '<Callout>',
  '<Callout __proto__="x">\n\na\n\n</Callout>',
  '[a <EntryLink to="services/local-seo" /> b](/about)',
  '| a |\n| - |\n| b',
  '```\n{code',
  'a@b.c www.a.b https://a.b/%zz',
]

export const MUTATION_NAMES: readonly string[] = Object.keys(MUTATIONS)

/** Changes a text at random. Returns the new text and the name of the mutation. */
export const mutate = (text: string, random: Random, name = random.pick(MUTATION_NAMES)) => ({
  name,
  text: MUTATIONS[name]?.(text, random) ?? text,
})

const splice = (text: string, start: number, length: number, inserted: string): string =>
  text.slice(0, start) + inserted + text.slice(start + length)

function changeLine(text: string, random: Random, change: (line: string) => string[]): string {
  const lines = text.split('\n')
  const index = random.nextBelow(lines.length)
  return lines.toSpliced(index, 1, ...change(lines[index] ?? '')).join('\n')
}
