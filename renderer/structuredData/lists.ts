import type { BreadcrumbListLeaf, FAQPageLeaf, ItemListLeaf } from 'schema-dts'
import { navigation } from '../collections/navigation/definition.ts'
import type { Faq } from '../collections/services/schema.ts'
import type { SitePage } from '../model/routes.ts'
import type { Site } from '../model/site.ts'
import { toAbsoluteUrl, withContext } from './context.ts'

interface NamedLink {
  href: string
  name: string
}

/** Creates JSON-LD of the entries on a listing page, in the same order. Source: schema.org/ItemList. */
export function createItemListJsonLd(site: Site, items: (NamedLink | { href: string; title: string })[]) {
  const namedItems = items.map((item) => ({ href: item.href, name: 'name' in item ? item.name : item.title }))
  return withContext({ '@type': 'ItemList', itemListElement: createListItems(site, namedItems) } satisfies ItemListLeaf)
}

function createListItems(site: Site, items: NamedLink[]) {
  return items.map(
    ({ href, name }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: toAbsoluteUrl(site, href) }) as const,
  )
}

/** Creates JSON-LD of the path to a page. Skips parts of the address without a page. Sources: schema.org/BreadcrumbList; Google, "Breadcrumb structured data". */
export function createBreadcrumbJsonLd(site: Site, address: string) {
  const segments = address.split('/').slice(1)
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const pages = paths.flatMap((path) => site.findPageByAddress(path) ?? [])
  const links = pages.map((page) => ({ href: page.address, name: getPageName(site, page) }))
  const itemListElement = createListItems(site, links)
  return withContext({ '@type': 'BreadcrumbList', itemListElement } satisfies BreadcrumbListLeaf)
}

/** Returns the name of an entry. For other pages, returns the label of a link in the menus, or the title if no menu links to the page. */
function getPageName(site: Site, page: SitePage): string {
  const { definition, address, slug, parent } = page
  if (definition.kind === 'nested') {
    const match = site.findNestedEntry(definition, parent, slug)
    if (match) return definition.getName(match.item)
  } else if (definition.kind === 'collection') {
    const entry = site.findEntry(definition, slug)
    if (entry) return definition.getName(entry)
  }
  const { footer, links } = site.get(navigation)
  const menuLinks = [...footer.groups.flatMap((group) => group.links), ...links]
  return menuLinks.find(({ to }) => to.address === address)?.label ?? site.getTitle(page)
}

/** Creates JSON-LD of questions and answers. Sources: schema.org/FAQPage; Google, "FAQ structured data". */
export function createFaqJsonLd(faq: Faq) {
  return withContext({
    '@type': 'FAQPage',
    mainEntity: faq.map(
      ({ question, answer }) =>
        ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }) as const,
    ),
  } satisfies FAQPageLeaf)
}
