import { isAlias, parseDocument, visit } from 'yaml'

/** A slip of the hand in a file of content. */
export interface Slip {
  name: string
  /** What becomes of the file. */
  text: string | Uint8Array
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

/** Slips of syntax in a file of content: those that YAML itself does not allow, and what breaks a body. */
export function slipsIn(path: string, text: string): Slip[] {
  const isMdx = path.endsWith('.mdx')
  const yaml = isMdx ? (text.split('---\n')[1] ?? '') : text
  return [
    { name: 'empty', text: '' },
    { name: 'bytes that are not UTF-8', text: Buffer.from(`${text}\xff`, 'latin1') },
    ...slipsInYaml(yaml).map(([name, broken]) => ({ name, text: text.replace(yaml, () => broken) })),
    ...(isMdx ? slipsInMdx(text) : []),
  ]
}

/** Each slip in one line: the first, the middle or the last that has a value, in turn. */
function slipsInYaml(yaml: string): [name: string, broken: string][] {
  const lines = yaml.split('\n')
  const fitting = lines.flatMap((line, index) => (VALUE.test(line) ? [index] : []))
  const inALine = Object.entries(IN_A_LINE).flatMap(([name, edit], turn): [string, string][] => {
    const places = [fitting[0], fitting[Math.floor(fitting.length / 2)], fitting.at(-1)]
    const inTurn = [...places.slice(turn % 3), ...places.slice(0, turn % 3)].filter((index) => index !== undefined)
    const broken = inTurn.map((index) => lines.with(index, edit(lines[index] ?? '')).join('\n')).find(isRefused)
    return broken === undefined ? [] : [[name, broken]]
  })
  return [...inALine, ...cutsOf(yaml)]
}

/** The text up to its middle, or a little less, so that something is left open. */
function cutsOf(yaml: string): [name: string, broken: string][] {
  const middle = Math.floor(yaml.length / 2)
  const ends = Array.from({ length: Math.min(middle, 24) }, (_, index) => middle - index)
  const broken = ends.map((end) => yaml.slice(0, end)).find(isRefused)
  return broken === undefined ? [] : [['cut in the middle', broken]]
}

function isRefused(yaml: string): boolean {
  const placeholder = { tag: '!placeholder', resolve: (value: string) => value }
  const document = parseDocument(yaml, { version: '1.2', schema: 'core', customTags: [placeholder] })
  let hasAlias = false
  visit(document, {
    Node(_, node) {
      hasAlias ||= isAlias(node)
    },
  })
  return hasAlias || document.errors.length > 0
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
