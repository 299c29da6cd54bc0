import { slug as headingSlug } from 'github-slugger'
import type { Code, FootnoteDefinition, FootnoteReference, Heading, ListItem, Nodes } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import type { MdxComponent, NodeReport } from '../define/component.ts'
import type { ContentModel } from '../define/model.ts'
import { BLANK, describeLeftover } from '../leftovers/leftoverKinds.ts'
import { findLeadingLeftover } from '../leftovers/leftovers.ts'
import { slugify } from '../slug.ts'
import { checkComponent } from './componentChecks.ts'
import { BRACES_REPORT, COMMENT_MESSAGE, type Finding, IMPORT_REPORT } from './htmlReports.ts'
import { checkDefinition, checkImage, type Definitions } from './imageChecks.ts'
import { checkLink, checkTitle, checkUrl, isLink } from './linkChecks.ts'
import { findCitedReference, formatCitation, USE_COMPONENT_HINT } from './tokensInBody.ts'

interface CheckContext {
  components: ReadonlyMap<string, MdxComponent>
  model: ContentModel
  definitions: Definitions
}

/** Validates a node without children. Returns problems and references. */
export function checkNode(node: Nodes, { components, model, definitions }: CheckContext): Finding[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [IMPORT_REPORT]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [checkExpression(node.value, model)]
    case 'link':
      return [...checkUrl(node.url), ...checkTitle(node), ...checkLink(node)]
    case 'linkReference':
      return checkLink(node)
    case 'definition':
      return checkDefinition(node, definitions)
    case 'image':
    case 'imageReference':
      return checkImage(node, definitions)
    case 'footnoteDefinition':
    case 'footnoteReference':
      return checkFootnoteLabel(node)
    case 'code':
      return checkFence(node)
    case 'listItem':
      return checkTaskItem(node)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...checkComponent(node, components), ...(isLink(node) ? checkLink(node) : [])]
    default:
      return []
  }
}

/** Reports text after a fence, because readers don't see it. */
function checkFence({ lang, meta }: Code): NodeReport[] {
  if (!meta && /^[a-z\d+#-]*$/.test(lang ?? '')) return []
  const hint = 'Start the text on the next line. To show code, write only the language after the fence.'
  return [{ message: "Readers don't see the text after this fence.", hint }]
}

function checkExpression(token: string, model: ContentModel): NodeReport {
  if (/^\s*\/\*/.test(token))
    return {
      message: COMMENT_MESSAGE,
      hint: 'Delete it, and put notes in the pull request. To show it as typed, write `\\{`.',
    }
  const citation = formatCitation(token, model)
  if (citation !== undefined)
    return {
      message: `\`{${token}}\` doesn't work in the body.`,
      hint: USE_COMPONENT_HINT,
      toReplacement: () => citation,
      addedReference: findCitedReference(citation, model),
      isCertain: true,
    }
  const blank = findBlankInBraces(token)
  if (blank) return blank
  return token.includes('{') ? BRACES_REPORT : { ...BRACES_REPORT, toReplacement: (raw) => `\\${raw}` }
}

/** Matches `{First Name}` and `{{first_name}}`. */
export function findBlankInBraces(token: string): NodeReport | undefined {
  const text = token.replaceAll(/[{}]/g, '').trim()
  if (!findLeadingLeftover(`[${text}]`)) return undefined
  return { message: describeLeftover(BLANK, `{${token}}`, true), hint: `${BLANK.hint} ${BRACES_REPORT.hint}` }
}

/** Validates the level of a heading. The first one is level 2, because the layout has an `h1`. */
export function checkHeading(node: Heading, previousLevel: number): NodeReport[] {
  // Remove the underline for setext headings (CommonMark 4.3).
  const getHeadingText = (raw: string) => raw.replace(/\n[ \t>]*=+\s*$/, '').replace(/^#+\s*/, '')
  const setLevel = (depth: number) => (raw: string) => `${'#'.repeat(depth)} ${getHeadingText(raw)}`
  if (collectText(node).trim() === '' && node.children.every(({ type }) => type === 'text'))
    return [{ message: 'The heading is empty.', hint: 'Write its words after the `#` signs, or remove the line.' }]
  if (node.depth === 1 && / \|(?: |$)/.test(collectText(node)))
    return [
      { message: 'The `#` makes a heading of this row.', hint: HASH_IN_TABLE_HINT, toReplacement: (raw) => `\\${raw}` },
    ]
  if (node.depth === 1)
    return [
      {
        message: 'The page already has its main heading.',
        hint: isUnderlined(node) ? UNDERLINED_HEADING_HINT : HEADING_HINT,
        toReplacement: setLevel(2),
      },
    ]
  if (!hasSlug(node))
    return [
      {
        message: 'The heading has no letters or digits, so nothing can link to it.',
        hint: 'Write it in words, and put images below it.',
      },
    ]
  if (node.depth <= previousLevel + 1) return []
  const message = `A heading of level ${node.depth} follows one of level ${previousLevel}.`
  return [{ message, toReplacement: setLevel(previousLevel + 1) }]
}

const HASH_IN_TABLE_HINT = 'In a table, write `\\#` to show the character.'
const UNDERLINED_HEADING_HINT =
  'Start a heading with `##`, without a line below it. To show the characters as typed, write `\\=`.'
const isUnderlined = ({ position }: Heading) => position?.start.line !== position?.end.line
const HEADING_HINT = 'Start a heading with `##`. To show the character itself, write `\\#`.'

/** Checks if rehype-slug can create an id. Components will have text when it runs. */
function hasSlug({ children }: Heading): boolean {
  const isComponent = ({ type }: Nodes) => type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement'
  const text = collectText(children, { includeImageAlt: false })
  return children.some(isComponent) || /[^-]/.test(headingSlug(text))
}

function checkFootnoteLabel({ identifier, label }: FootnoteDefinition | FootnoteReference): NodeReport[] {
  const name = label ?? identifier
  if (/^[a-z0-9-]+$/i.test(name)) return []
  const validLabel = slugify(name) || 'note'
  const message = `\`[^${name}]\` can't be the label of a footnote.`
  const hint = `Use letters from a to z, digits, and hyphens. Write the same in the text and at the footnote: \`[^${validLabel}]\`.`
  return [{ message, hint }]
}

/** Rejects task lists, because the checkbox has no label. */
function checkTaskItem({ checked }: ListItem): NodeReport[] {
  if (checked === null || checked === undefined) return []
  const write = (raw: string) => raw.replace(/\[[ xX]\]\s/, '')
  const message = `\`[${checked ? 'x' : ' '}]\` makes a checkbox, which readers can't check.`
  return [{ message, hint: 'Write a list without checkboxes.', toReplacement: write }]
}
