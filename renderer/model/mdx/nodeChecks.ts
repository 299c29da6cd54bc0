import type { Heading, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { ContentModel } from '../define/model.ts'
import { MEDIA, Reference } from '../define/reference.ts'
import { codeFlaw, type Finding, type MdxFlaw } from './component.ts'
import type { Components } from './componentChecks.ts'
import { checkAddress, checkLink } from './linkChecks.ts'
import { citeFor, IN_BODY } from './tokensInBody.ts'

/** Checks one node of a body: no code, no unknown component, no link that leads nowhere. */
export function checkNode(node: Nodes, components: Components, model: ContentModel): Finding[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [
        {
          message: '`import` and `export` are code, and there is no code in content.',
          hint: 'Components need no import. If this is text, do not start the line with this word.',
        },
      ]
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [checkExpression(node.value, model)]
    case 'link':
      return checkLink(node)
    case 'definition':
      return checkAddress(node.url)
    case 'image':
      return checkImage(node.url, node.alt)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return components.check(node)
    default:
      return []
  }
}

function checkExpression(token: string, model: ContentModel): MdxFlaw {
  const cited = citeFor(token, model)
  if (cited === undefined) return codeFlaw
  const instead = { write: () => cited, isCertain: true }
  return { message: `\`{${token}}\` is not cited so in a body.`, hint: IN_BODY, instead }
}

/** Headings start at level 2, because the page has its h1, and go down one level at a time. */
export function checkHeading(node: Heading, levelBefore: number): MdxFlaw[] {
  const atLevel = (depth: number) => ({
    write: (written: string) => `${'#'.repeat(depth)} ${written.replace(/^#+\s*/, '')}`,
    isCertain: false,
  })
  if (node.depth === 1)
    return [{ message: 'The page has its main heading already.', hint: 'Start with `##`.', instead: atLevel(2) }]
  if (textOf(node).trim() === '' && node.children.every(({ type }) => type === 'text'))
    return [{ message: 'The heading is empty.', hint: 'Write its words behind the `#` signs, or remove the line.' }]
  if (node.depth <= levelBefore + 1) return []
  const message = `A heading of level ${node.depth} follows one of level ${levelBefore}.`
  return [{ message, instead: atLevel(levelBefore + 1) }]
}

function checkImage(url: string, alt: string | null | undefined): Finding[] {
  const findings: Finding[] = url.startsWith('/media/')
    ? [{ reference: new Reference(MEDIA, url.slice('/media/'.length)) }]
    : [{ message: 'A picture is a file of `content/media`.', hint: 'Write its address like /media/picture.png.' }]
  if (!alt) {
    findings.push({
      message: 'The picture has no text for people who cannot see it.',
      hint: 'Write what it shows: ![What it shows](/media/picture.png).',
    })
  }
  return findings
}
