import { isAlias, parseDocument, visit } from 'yaml'

/** A slip of the hand in a file of content. */
export interface Slip {
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
export function slipsIn(path: string, text: string): Slip[] {
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
export function isAllowed(yaml: string): boolean {
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
