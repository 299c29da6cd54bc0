import type { Link, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { ADDRESSES, MEDIA, Reference } from '../define/reference.ts'
import { isWebAddress } from '../define/webAddress.ts'
import type { Finding, MdxFlaw } from './component.ts'
import { ENTRY_LINK } from './entryLink.ts'

/** What a link may start with, besides our own pages and files, and what the rest of it must be. */
const isElsewhere = (url: string) =>
  isWebAddress(url) || /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(url) || /^tel:\+?[\d().-]{7,20}$/.test(url)

/** The address of a link: a page or file of ours, which must exist, or one of elsewhere that can be one. */
export function checkAddress(url: string): Finding[] {
  if (url.startsWith('/media/')) return [{ reference: new Reference(MEDIA, url.slice('/media/'.length)) }]
  // `#a-heading` is a place of this very page: the check of references knows which that is.
  if (/^(\/(?!\/)|#)/.test(url)) return [{ reference: new Reference(ADDRESSES, url) }]
  if (isElsewhere(url)) return []
  return [
    {
      message: `The link \`${url}\` leads nowhere.`,
      hint: 'A link starts with https:// and a host, with / for a page of this site, or with # for a heading of this page.',
      instead: instead(url),
    },
  ]
}

/** With what is missing at its beginning, where that can be told. */
function instead(url: string): MdxFlaw['instead'] {
  const full = [`https://${url.replace(/^http:\/\//, '')}`, `mailto:${url}`].find(isElsewhere)
  const meant = full ?? (/^[a-z][a-z0-9/-]*$/.test(url) ? `/${url}` : undefined)
  if (meant === undefined) return undefined
  return { write: (written) => written.replace(`(${url}`, () => `(${meant}`), isCertain: false }
}

/** A link: its address, and that none stands inside it. Browsers would close the first where the second begins. */
export function checkLink(link: Link): Finding[] {
  const findings = checkAddress(link.url)
  visit(link, (inner: Nodes) => {
    const isLink = inner !== link && (inner.type === 'link' || ('name' in inner && inner.name === ENTRY_LINK))
    if (isLink) findings.push({ message: 'A link stands inside a link.', hint: 'End the first before it.', at: inner })
  })
  return findings
}
