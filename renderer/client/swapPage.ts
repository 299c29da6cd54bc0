import { styleSheets } from './fetchPage.ts'

/** What the head has because of the page. What scripts have added, the dock's style sheet for instance, stays. */
let ours = [...document.head.children]

/** Loads the style sheets that a page has and this one has not. Says whether they could be loaded. */
export async function loadStyles(next: Document): Promise<boolean> {
  const here = new Set([...styleSheets(document)].map(({ href }) => href))
  const loading = [...styleSheets(next)]
    .filter(({ href }) => !here.has(href))
    .map((link) => {
      const sheet = document.importNode(link)
      add(sheet)
      return new Promise<Event>((resolve) => {
        sheet.onload = sheet.onerror = resolve as () => void
      })
    })
  return (await Promise.all(loading)).every(({ type }) => type === 'load')
}

/**
 * Puts a page in the place of this one: its head, its main part, and what is current in the menus.
 * @returns the main part.
 */
export function swapPage(next: Document): HTMLElement {
  swapHead(next)
  const links = linksAround(next)
  linksAround(document).forEach((link, index) => {
    link.ariaCurrent = links[index]?.ariaCurrent ?? null
  })
  closeMenus()
  const main = mainOf(next)
  mainOf(document).replaceWith(main)
  // Ends the islands of the last page (`islands/hydrate.tsx`), and tells the dock that there is another page.
  document.dispatchEvent(new Event('pageswapped'))
  document.getElementById('announcement')?.replaceChildren(document.title)
  return main
}

/** Every page has one: `components/Layout.tsx` writes it. */
const mainOf = (page: Document) => page.querySelector('main') as HTMLElement

function swapHead(next: Document): void {
  const wanted = new Map([...next.head.children].map((element) => [element.outerHTML, element]))
  ours = ours.filter((element) => {
    const isWanted = wanted.delete(element.outerHTML)
    if (!isWanted) element.remove()
    return isWanted
  })
  for (const element of wanted.values()) add(element)
}

function add(element: Element): void {
  document.head.append(element)
  ours.push(element)
}

/** The links of the header, the sheet and the footer: the same on every page, in the same order. */
function linksAround(page: Document): NodeListOf<HTMLElement> {
  return page.querySelectorAll('body > :not(main) a')
}

function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header [open]')) menu.open = false
}
