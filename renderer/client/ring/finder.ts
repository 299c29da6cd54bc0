import type { FinderCopy } from '../../collections/states/ringCopy.ts'
import { interpolate } from '../../wording/format.ts'
import { FetchError, fetchPages, type PageIndexEntry } from '../downloads.ts'
import { createElement } from './elements.ts'
import { enableRing } from './ring.ts'
import { findPages, parseZip } from './search.ts'
import { fetchFinderCopy, fetchZipCenter } from './sources.ts'

/** The message is for the status of the field, such as the number of options. `ringHash` opens a ring, if the page has a map and the text contains a ZIP code. */
type SearchResult = { message?: string | undefined; options?: { href: string; text: string }[]; ringHash?: string }

/** Turns a search field into a combobox that lists pages. If the page has a map, a ZIP code opens a ring. */
export function enhanceFinder(finder: HTMLElement): void {
  const input = finder.querySelector('input')
  const list = finder.querySelector<HTMLElement>('[role=listbox]')
  const status = finder.querySelector<HTMLElement>('[role=status]')
  if (!input || !list || !status) return
  const showResult = ({ options = [], message = '' }: SearchResult) => {
    const optionElements = options.map(({ href, text }, index) => {
      const attributes = { href, role: 'option', id: `finder-${index}`, tabIndex: -1, ariaSelected: 'false' }
      return Object.assign(createElement('a', '', text), attributes)
    })
    list.replaceChildren(...optionElements)
    list.hidden = options.length === 0
    input.ariaExpanded = String(!list.hidden)
    input.removeAttribute('aria-activedescendant')
    status.textContent = message
  }
  const clearResults = () => showResult({})
  // If the list is already closed, keep the message that explains why.
  const closeList = () => {
    if (!list.hidden) clearResults()
  }
  const openRing = finder.dataset.searches === 'places' ? enableRing(finder, input, status) : undefined
  const searchAndShowResult = async (): Promise<SearchResult> => {
    const { value } = input
    const result = await search(value, finder.dataset).catch((error): SearchResult => {
      if (error instanceof FetchError) return { message: finder.dataset.errorMessage }
      throw error
    })
    // Drop the result if the visitor edited the field in the meantime.
    if (input.value !== value) return {}
    if (document.activeElement === input) showResult(result)
    return result
  }
  const searchAndOpenRing = async () => {
    const { ringHash } = await searchAndShowResult()
    if (ringHash !== undefined) openRing?.(ringHash)
  }
  input.addEventListener('focus', searchAndShowResult)
  input.addEventListener('input', searchAndOpenRing)
  input.addEventListener('keydown', (event) => handleKey(event, input, list, clearResults))
  finder.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && finder.contains(relatedTarget))) closeList()
  })
  list.addEventListener('click', closeList)
  // Prefetch, and ignore errors. The search retries and reports them.
  Promise.all([fetchFinderCopy(), fetchPages()]).catch(() => {})
  if (document.activeElement === input) searchAndOpenRing()
}

/** Finds pages by name, or a ring by ZIP code. An empty field of a city's page suggests the ring around the city. */
async function search(text: string, data: DOMStringMap): Promise<SearchResult> {
  const { searches, ringPoint, name = '' } = data
  const copy = await fetchFinderCopy()
  const suggestRing = (hash: string, place: string): SearchResult => {
    const href = searches === 'places' ? hash : copy.locationsAddress + hash
    return { options: [{ href, text: interpolate(copy.ring.suggestion, { place }) }] }
  }
  const parsed = parseZip(text)
  if (parsed?.kind === 'zip') {
    const { zip } = parsed
    const center = await fetchZipCenter(zip)
    if (!center) return { message: interpolate(copy.ring.unknownZip, { zip }) }
    return searches === 'places' ? { ringHash: `#${zip}` } : suggestRing(`#${zip}`, zip)
  }
  if (parsed) return { message: copy.ring[parsed.kind] }
  if (text.trim() !== '') return searchByName(text, copy, data)
  return ringPoint === undefined ? {} : suggestRing(`#${ringPoint}`, name)
}

async function searchByName(text: string, copy: FinderCopy, data: DOMStringMap): Promise<SearchResult> {
  const { searches, preferredState = '' } = data
  const pages = await fetchPages()
  const { resultsMessage, noResultsMessage } = searches === 'pages' ? copy.pages : copy.places
  const isSearched = ({ address }: PageIndexEntry) =>
    searches === 'pages' || address.startsWith(`${copy.locationsAddress}/`)
  const matches = findPages(text, pages.filter(isSearched), `${copy.locationsAddress}/${preferredState}`)
  return {
    message: matches.length > 0 ? interpolate(resultsMessage, { count: matches.length }) : noResultsMessage,
    options: matches.map(({ page: { address, name }, alias }) => ({
      href: address,
      text: alias === undefined ? name : `${name} (${alias})`,
    })),
  }
}

function handleKey(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement, clearResults: () => void): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const currentIndex = options.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const nextIndex = event.key === 'ArrowDown' ? currentIndex + 1 : Math.max(currentIndex, 0) - 1
    const option = options.at(nextIndex % options.length)
    for (const other of options) other.ariaSelected = String(other === option)
    if (option) input.setAttribute('aria-activedescendant', option.id)
  } else if (event.key === 'Enter') {
    options[Math.max(currentIndex, 0)]?.click()
  } else if (event.key === 'Escape') {
    input.value = ''
    clearResults()
  }
}
