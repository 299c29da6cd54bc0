import type { Link, LinkReference, Nodes, Resource } from 'mdast'
import { toString as collectText } from 'mdast-util-to-string'
import { getHttpsUrlMessage, getNormalizedUrl, isHttpsUrl } from '../define/addressRules.ts'
import type { NodeProblem } from '../define/component.ts'
import { MEDIA, PageReference, Reference } from '../define/reference.ts'
import { findInvisible, hasLetterOrDigit } from '../diagnostics/characters.ts'
import { slugify } from '../slug.ts'
import { findCopiedUrlProblem, replaceUrl } from './copiedUrls.ts'
import { ENTRY_LINK } from './entryLink.ts'
import type { NodeResult } from './nodeProblems.ts'
import { type ComponentNode, getNodeRange, listNodes } from './tree.ts'

const isExternalUrl = (url: string) =>
  isHttpsUrl(url) || /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(url) || /^tel:\+?[\d().-]{7,20}$/.test(url)

/** Checks for a path on a computer: `C:\file`, `file:…`, `\server` (Markdown drops the first of two backslashes), `/Users/…`. */
const isLocalFile = (url: string) => /^(?:[a-z]:[\\/]|file:|\\\w|\/(?:Users|Volumes|home)\/)/i.test(url)

function createLocalFileProblem(url: string, hint: string): NodeProblem {
  return { message: `\`${url}\` is a file on your computer, so visitors can't open it.`, hint }
}

/** Parses the URL of a link. Returns a reference for an internal URL, a problem for an invalid URL, and undefined for a valid external URL. */
export function parseLinkUrl(url: string): NodeResult {
  if (isLocalFile(url)) return createLocalFileProblem(url, 'Link to a page on the web instead: [link text](https://…).')
  if (url.startsWith('/media/')) return new Reference(MEDIA, url.slice('/media/'.length))
  if (/^(?:\/(?!\/)|#.)/.test(url)) return new PageReference(url)
  if (isHttpsUrl(url)) return findCopiedUrlProblem(url)
  if (isExternalUrl(url)) return undefined
  const normalizedUrl = getNormalizedUrl(url)
  if (normalizedUrl !== undefined)
    return {
      message: getHttpsUrlMessage(url),
      toReplacement: (raw) => replaceUrl(raw, { from: url, to: normalizedUrl }),
    }
  if (/\.(?:png|jpe?g|webp|avif|mp3)$/i.test(url)) return createMissingMediaProblem(url)
  if (url.startsWith('www.'))
    return { message: `The link \`${url}\` needs https:// at its start.`, toReplacement: createUrlCompletion(url) }
  const [, email] = /^(?:mailto:)?([^\s@/]+@[^\s@/]*)$/.exec(url) ?? []
  if (email !== undefined && !isExternalUrl(`mailto:${email}`)) {
    const message = `\`${email}\` isn't a complete email address.`
    return { message, hint: 'Write it with its host: mailto:name@example.org.' }
  }
  const message = url === '' ? 'The link has no address.' : `The link \`${url}\` leads nowhere.`
  const hint =
    'A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.'
  return { message, hint, toReplacement: createUrlCompletion(url) }
}

/** Explains how to refer to a file in `content/media`, or how to add one. The fix corrects the start of the path. */
export function createMissingMediaProblem(url: string): NodeProblem {
  if (isLocalFile(url)) {
    const name = (url.split(/[\\/]/).at(-1) ?? '').replaceAll('%20', ' ')
    const extension = /\.\w+$/.exec(name)?.[0] ?? '.png'
    const file = `${slugify(name.replace(extension, '')) || 'image'}${extension.toLowerCase()}`
    const hint = `Copy it to \`content/media/posts/${file}\`, and write /media/posts/${file} here.`
    return createLocalFileProblem(url, hint)
  }
  const path = /^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?([\w-][\w./-]*)$/.exec(url)?.[1]
  if (path === undefined)
    return {
      message: `\`${url}\` isn't a file in \`content/media\`.`,
      hint: 'Upload the file to `content/media`, and write its address, such as /media/posts/image.png.',
    }
  return {
    message: `\`${url}\` isn't the address of a file in \`content/media\`.`,
    hint: 'The address starts with /media/, such as /media/posts/image.png.',
    toReplacement: (raw) => replaceUrl(raw, { from: url, to: `/media/${path}` }),
  }
}

/** Creates a fix that completes the URL of a page, a site, or an email: `../about.html`, `example.org`, `name@example.org`. */
function createUrlCompletion(url: string): NodeProblem['toReplacement'] {
  const [, pagePath] = /^(?:\.{0,2}\/)*([a-z][a-z0-9/-]*?)(?:\.(?:aspx?|html?|mdx?|php))?\/?$/.exec(url) ?? []
  if (pagePath !== undefined)
    return (raw) => replaceUrl(raw, { from: url, to: pagePath === 'index' ? '/' : `/${pagePath}` })
  const externalUrl = [`https://${url.replace(/^(?:http:)?\/\//, '')}`, `mailto:${url}`].find(isExternalUrl)
  // A `)` would end the URL.
  const completed = externalUrl?.replaceAll('(', '%28').replaceAll(')', '%29')
  return completed === undefined ? undefined : (raw) => replaceUrl(raw, { from: url, to: completed })
}

type AnyLink = Link | LinkReference | ComponentNode

/** Checks for links, including `EntryLink`. */
export function isLink(node: Nodes): node is AnyLink {
  return node.type === 'link' || node.type === 'linkReference' || ('name' in node && node.name === ENTRY_LINK)
}

/** Returns the title of a link or image. Undefined if it's empty, or has invisible characters, which another check reports. */
export function findTitle({ title }: Resource): string | undefined {
  return title?.trim() && !findInvisible(title) ? title : undefined
}

/** Reports a link title, because only visitors with a mouse see it. */
export function findLinkTitleProblem(link: Resource): NodeProblem | undefined {
  const title = findTitle(link)
  if (title === undefined) return undefined
  const message = `Only visitors with a mouse would see \`${title}\`.`
  return { message, hint: 'Put this in the link text. A link needs only its address: [link text](/address).' }
}

/** Finds missing or vague link text, and links or footnotes inside a link, which aren't valid HTML. */
export function checkLink(link: AnyLink): NodeProblem[] {
  const problems: NodeProblem[] = []
  if (!hasText(link)) {
    const message = "The link has no text, so visitors can't see where it goes."
    problems.push({ message, hint: 'Write it between the brackets: [link text](/address).' })
  }
  const text = collectText(link).trim()
  if (VAGUE_TEXT.test(text))
    problems.push({ message: `\`${text}\` doesn't say where the link leads.`, hint: NAME_PAGE_HINT })
  let reportedEnd = 0
  for (const node of listNodes(link).slice(1)) {
    const [start, end] = getNodeRange(node)
    if (start < reportedEnd || !(isLink(node) || node.type === 'footnoteReference')) continue
    problems.push({ ...(isLink(node) ? NESTED_LINK_PROBLEM : NESTED_FOOTNOTE_PROBLEM), node })
    reportedEnd = end
  }
  return problems
}

/** Link text that doesn't name its page (WCAG 2.4.4, Link Purpose). */
const VAGUE_TEXT = /^(?:(?:click|see|read(?: more)?) )?here$|^(?:read|learn) more$/i
const NAME_PAGE_HINT =
  'Screen readers list links without the text around them. Put the subject of the page in the brackets.'

const NESTED_LINK_PROBLEM = {
  message: "A link can't be inside another link.",
  hint: 'Close the outer link before the inner link starts.',
}
const NESTED_FOOTNOTE_PROBLEM = {
  message: "The number of a footnote is a link, so it can't be inside another link.",
  hint: 'Write it after the link.',
}

function hasText(link: AnyLink): boolean {
  const showsEntryTitle = 'name' in link && link.children.length === 0
  const hasComponent = listNodes(link).some((node) => node !== link && 'attributes' in node)
  return showsEntryTitle || hasComponent || hasLetterOrDigit(collectText(link))
}
