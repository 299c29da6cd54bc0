import { slug as headingSlug } from 'github-slugger'
import type { Association, Code, Heading, ListItem, Nodes } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import type { NodeProblem } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { BLANK, getLeftoverMessage } from '../leftovers/leftoverKinds.ts'
import { explainLeadingLeftover } from '../leftovers/leftovers.ts'
import { slugify } from '../slug.ts'
import { type Components, checkComponent } from './componentChecks.ts'
import { checkImage, checkLink, checkLinkDefinition, isLink, type LinkDefinitions } from './linkChecks.ts'
import { BRACES_PROBLEM, COMMENT_MESSAGE, IMPORT_PROBLEM, type NodeResult } from './nodeProblems.ts'
import { findTokenProblem } from './tokensInBody.ts'

interface NodeContext {
  components: Components
  model: ContentModel
  linkDefinitions: LinkDefinitions
}

/** Checks a node, but not its children. Headings have their own check, because they depend on the previous heading. */
export function checkNode(node: Nodes, { components, model, linkDefinitions }: NodeContext): NodeResult[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [IMPORT_PROBLEM]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [createExpressionProblem(node.value, model)]
    case 'link':
    case 'linkReference':
      return checkLink(node)
    case 'definition':
      return checkLinkDefinition(node, linkDefinitions)
    case 'image':
    case 'imageReference':
      return checkImage(node, linkDefinitions)
    case 'footnoteDefinition':
    case 'footnoteReference':
      return [findFootnoteLabelProblem(node)]
    case 'code':
      return [findCodeBlockProblem(node)]
    case 'listItem':
      return [findTaskItemProblem(node)]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...checkComponent(node, components), ...(isLink(node) ? checkLink(node) : [])]
    default:
      return []
  }
}

function findCodeBlockProblem({ lang, meta }: Code): NodeProblem | undefined {
  if (!meta && /^[a-z\d+#-]*$/.test(lang ?? '')) return undefined
  const hint = 'Start the text on the next line. To show code, write only the language there.'
  return { message: "Visitors don't see the text on the first line of a code block.", hint }
}

/** Explains braces around a comment, a token, or a blank. Otherwise suggests `\{`. */
function createExpressionProblem(bracedText: string, model: ContentModel): NodeProblem {
  if (/^\s*\/\*/.test(bracedText)) {
    const hint = 'Delete it, and put notes in the pull request. To show it as typed, write `\\{`.'
    return { message: COMMENT_MESSAGE, hint }
  }
  const problem = findTokenProblem(bracedText, model) ?? findBlankProblem(bracedText)
  return problem ?? { ...BRACES_PROBLEM, toReplacement: (raw) => raw.replaceAll('{', '\\{') }
}

/** Finds a blank to fill in: `{First Name}`, `{{first_name}}`. @param bracedText text in the outer braces */
export function findBlankProblem(bracedText: string): NodeProblem | undefined {
  const text = bracedText.replaceAll(/[{}]/g, '').trim()
  // Leftover patterns match brackets.
  if (!explainLeadingLeftover(`[${text}]`)) return undefined
  return {
    message: getLeftoverMessage(BLANK, `{${bracedText}}`, 'problem'),
    hint: `${BLANK.hint} ${BRACES_PROBLEM.hint}`,
  }
}

/** Finds a heading that is empty, has level 1 (the layout has an `h1`), has no id, or skips a level. Level 1 can be a table row: `# of calls | Cost`. */
export function findHeadingProblem(node: Heading, previousLevel: number): NodeProblem | undefined {
  const { children, depth, position } = node
  const text = collectText(node)
  if (text.trim() === '' && children.every(({ type }) => type === 'text'))
    return { message: 'The heading is empty.', hint: 'Write its text after the `#` signs, or remove the line.' }
  if (depth === 1 && / \|(?: |$)/.test(text)) {
    const hint = 'In a table, write `\\#` to show the character.'
    return { message: 'The `#` makes a heading of this row.', hint, toReplacement: (raw) => `\\${raw}` }
  }
  if (depth === 1) {
    const hint =
      position?.start.line === position?.end.line
        ? 'Start a heading with `##`. To show the character itself, write `\\#`.'
        : 'Start a heading with `##`, without a line below it. To show the characters as typed, write `\\=`.'
    return { message: 'The page already has its main heading.', hint, toReplacement: (raw) => setLevel(raw, 2) }
  }
  if (!hasSlug(node)) {
    const message = 'The heading has no letters or digits, so nothing can link to it.'
    return { message, hint: 'Write it in words, and put images below it.' }
  }
  if (depth <= previousLevel + 1) return undefined
  const message = `A heading of level ${depth} follows one of level ${previousLevel}.`
  return { message, toReplacement: (raw) => setLevel(raw, previousLevel + 1) }
}

/** Sets the level of a heading. Removes the underline of setext headings (CommonMark 4.3). */
function setLevel(raw: string, level: number): string {
  return `${'#'.repeat(level)} ${raw.replace(/\n[ \t>]*=+\s*$/, '').replace(/^#+\s*/, '')}`
}

/** Checks if rehype-slug can create an id. It runs after components have inserted their text. */
function hasSlug({ children }: Heading): boolean {
  const text = collectText(children, { includeImageAlt: false })
  return children.some(({ type }) => type === 'mdxJsxTextElement') || /[^-]/.test(headingSlug(text))
}

/** Finds a label with unusual characters, because pages use it in ids. */
function findFootnoteLabelProblem({ identifier, label }: Association): NodeProblem | undefined {
  const name = label ?? identifier
  if (/^[a-z0-9-]+$/i.test(name)) return undefined
  const message = `\`[^${name}]\` can't be the label of a footnote.`
  const validLabel = `[^${slugify(name) || 'note'}]`
  const hint = `Use letters from a to z, digits, and hyphens. Write the same in the text and at the footnote: \`${validLabel}\`.`
  return { message, hint }
}

function findTaskItemProblem({ checked }: ListItem): NodeProblem | undefined {
  if (typeof checked !== 'boolean') return undefined
  const message = `\`[${checked ? 'x' : ' '}]\` makes a checkbox, which visitors can't check.`
  const toReplacement = (raw: string) => raw.replace(/\[[ xX]\]\s/, '')
  return { message, hint: 'Write a list without checkboxes.', toReplacement }
}
