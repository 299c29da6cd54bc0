import { closeMenus } from './closeMenus.ts'
import { styleSheets } from './fetchPage.ts'

/** What the head has because of the page. What scripts have added, the dock's style sheet for instance, stays. */
let ours = [...document.head.children]

/** Whether each sheet that was added is loaded, or will be: a click that was given up leaves some on their way. */
const loading = new WeakMap<HTMLLinkElement, Promise<boolean>>()

/** Loads the style sheets that a page has and this one has not. Says whether they could be loaded. */
export async function loadStyles(next: Document): Promise<boolean> {
  return (await Promise.all([...styleSheets(next)].map(loadSheet))).every(Boolean)
}

function loadSheet(wanted: HTMLLinkElement): boolean | Promise<boolean> {
  const here = [...styleSheets(document)].find(({ href }) => href === wanted.href)
  const isLoaded = here && (loading.get(here) ?? !!here.sheet)
  return isLoaded || addSheet(wanted, here)
}

/** @param failed the page's own link to the sheet, which has come to nothing. */
function addSheet(wanted: HTMLLinkElement, failed?: HTMLLinkElement): Promise<boolean> {
  if (failed) remove(failed)
  const sheet = document.importNode(wanted)
  const isLoaded = new Promise<boolean>((resolve) => {
    sheet.onload = () => resolve(true)
    sheet.onerror = () => {
      // The next page that wants it asks for it once more.
      remove(sheet)
      resolve(false)
    }
  })
  loading.set(sheet, isLoaded)
  add(sheet)
  return isLoaded
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

function remove(element: Element): void {
  element.remove()
  ours = ours.filter((each) => each !== element)
}

/** The links of the header, the sheet and the footer: the same on every page, in the same order. */
function linksAround(page: Document): NodeListOf<HTMLElement> {
  return page.querySelectorAll('body > :not(main) a')
}
