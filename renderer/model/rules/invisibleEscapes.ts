import type { Nodes } from 'mdast'
import { visitLeaves } from '../define/strings.ts'
import { findInvisible } from '../diagnostics/characters.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { TextRange } from '../diagnostics/source.ts'
import { getNodeRange, listNodes } from '../mdx/tree.ts'
import { findEscapeProblem } from '../parse/escapes.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Reports escapes for invisible characters: `"\u202e"`, `&#x202e;`. `findStrayCharacterError` reports the characters themselves. */
export function checkInvisibleEscapes({ source, yaml, body }: ParsedFile): Diagnostic[] {
  const problems: Diagnostic[] = []
  // Most files have no escapes.
  if (!/[\\&]/.test(source.text)) return problems
  const addProblem = (text: string, getRange: () => TextRange) => {
    const invisible = findInvisible(text)
    if (!invisible) return
    const message = `This text contains the code of ${invisible.name}, which visitors can't see.`
    problems.push(source.createProblem(getRange(), message, 'Remove the code, such as `\\u202e` or `&#x202e;`.'))
  }
  visitLeaves(yaml.data, (leaf, path) => {
    addProblem(String(path.at(-1) ?? ''), () => yaml.getKeyRange(path))
    // `findEscapeProblem` reports `"C:\bin"`, where YAML parses `\b` as a backspace.
    const isEscape = () => findEscapeProblem(source, yaml.getRange(path)) !== undefined
    if (typeof leaf === 'string' && !(yaml.valueProblems.length > 0 && isEscape()))
      addProblem(leaf, () => yaml.getRange(path))
  })
  if (body)
    for (const node of listNodes(body.tree))
      for (const text of listNodeTexts(node)) addProblem(text, () => getNodeRange(node))
  return problems
}

function listNodeTexts(node: Nodes): string[] {
  const { value, url, title, alt }: Partial<Record<string, unknown>> = { ...node }
  const attributes = 'attributes' in node ? node.attributes.map((attribute) => attribute.value) : []
  return [value, url, title, alt, ...attributes].filter((text) => typeof text === 'string')
}
