import type { FinderCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import { computeReachMiles, LIGHTS_FRAME } from '../../drawing/lights.ts'
import { countAround, MAX_RADIUS_MILES, RING_MILES } from '../../places/countAround.ts'
import { milesBetween } from '../../places/geography.ts'
import { formatCount } from '../../wording/format.ts'
import { FetchError } from '../fetchOnce.ts'
import { fetchPages, type PageIndexEntry } from '../pageIndex.ts'
import { createElement, interpolate } from './elements.ts'
import { formatRingHash, parseRingHash, type RingCenter, roundPoint } from './ringHash.ts'
import { createRingMap } from './ringMap.ts'
import { fetchCells, fetchFinderCopy, fetchZipCenters, loadRingStyles } from './sources.ts'
import { createRingSummary } from './summary.ts'

const MAX_REACH_MILES = Math.max(MAX_RADIUS_MILES, computeReachMiles(LIGHTS_FRAME))

const preloadRing = (point: Coordinates) => Promise.all([fetchCells(point, MAX_REACH_MILES), loadRingStyles()])

interface RingPlace {
  point: Coordinates
  name: string
}

/** Shows the ring of the URL's hash. Returns a function that opens a hash, even the current hash. */
export function enableRing(finder: HTMLElement, status: HTMLElement): (hash: string) => void {
  const setStatus = (content: Node | string) => status.replaceChildren(content)
  let view: ReturnType<typeof mountRing> | undefined
  let latestRequestId = 0
  const showRing = async (center: RingCenter): Promise<boolean> => {
    latestRequestId += 1
    const requestId = latestRequestId
    try {
      const [copy, pages] = await Promise.all([fetchFinderCopy(), fetchPages()])
      const place = await findPlace(center, copy, pages)
      if (!place) {
        reportUnknownZip(finder, location.hash.slice(1))
        return false
      }
      await preloadRing(place.point)
      if (requestId !== latestRequestId) return false
      view ??= mountRing(finder, copy, pages, { onSettle: showRoundedCenter, reportError })
      setStatus(await view.show(place))
      return true
    } catch (error) {
      if (requestId === latestRequestId) reportError(error)
      return false
    }
  }
  const reportError = (error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    setStatus(finder.dataset.failed ?? '')
    view?.reset()
  }
  const showRoundedCenter = async (center: Coordinates) => {
    const rounded = roundPoint(center)
    if (await showRing({ point: rounded })) history.replaceState(history.state, '', formatRingHash(rounded))
  }
  const showHash = async () => {
    const center = parseRingHash(location.hash)
    if (center && (await showRing(center))) scrollToRing(finder)
    // Back to the page without a ring. Links to sections leave it open.
    if (location.hash === '') {
      latestRequestId += 1
      view?.close()
      view = undefined
    }
  }
  const openHash = (hash: string) => {
    if (hash === location.hash) showHash()
    else location.hash = hash
  }
  addEventListener('hashchange', showHash)
  finder.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) showHash()
  })
  showHash()
  return openHash
}

/** Searches for the ZIP code, so that the field says what's wrong. */
function reportUnknownZip(finder: HTMLElement, zip: string): void {
  const input = finder.querySelector('input')
  if (!input) return
  input.value = zip
  input.focus()
  input.dispatchEvent(new InputEvent('input'))
}

/** Returns undefined for a ZIP code without an area. */
async function findPlace(
  center: RingCenter,
  { ring }: FinderCopy,
  pages: PageIndexEntry[],
): Promise<RingPlace | undefined> {
  if ('point' in center) {
    const { lat, lon } = center.point
    const page = pages.find(({ coordinates }) => coordinates?.lat === lat && coordinates.lon === lon)
    return { point: center.point, name: page?.name ?? ring.movedPlace }
  }
  const point = (await fetchZipCenters(center.zip)).get(center.zip)
  return point && { point, name: center.zip }
}

/** Shows the map and the summary. `onSettle` runs after a visitor moved the ring. */
function mountRing(
  finder: HTMLElement,
  { ring: copy }: FinderCopy,
  pages: PageIndexEntry[],
  { onSettle, reportError }: { onSettle: (point: Coordinates) => void; reportError: (error: unknown) => void },
) {
  let lastPlace: RingPlace | undefined
  let center: Coordinates | undefined
  const summary = createRingSummary(copy)
  const countAndSummarize = async ({ point, name }: RingPlace) => {
    const counts = countAround(point, await fetchCells(point, MAX_REACH_MILES))
    // The visitor may have moved the ring.
    if (point === center) summary.show(name, counts, findNearestPages(point, pages))
    return counts
  }
  const map = createRingMap(
    copy.ring,
    (point) => {
      center = point
      countAndSummarize({ point, name: copy.movedPlace }).catch(reportError)
    },
    () => center && onSettle(center),
  )
  const caption = createElement('figcaption', 'note')
  const close = mount(finder, [map.element, caption], summary.element)
  return {
    close,
    /** Shows the ring around a place. Returns the message for the status. */
    async show(place: RingPlace): Promise<Node | string> {
      const { point, name } = place
      lastPlace = place
      center = point
      const { people } = await countAndSummarize(place)
      const [, peopleInRing, peopleInLargestRing] = people
      const residentsPerLight = map.drawAround(point, await fetchCells(point, MAX_REACH_MILES))
      caption.textContent = interpolate(copy.light, { each: formatCount(residentsPerLight) })
      const count = formatCount(peopleInRing)
      map.describe(
        interpolate(copy.alt, { place: name, each: formatCount(residentsPerLight), count }),
        `${interpolate(copy.handle, { place: name })} ${copy.hint}`,
      )
      const spokenText = interpolate(copy.people, { count, miles: RING_MILES, place: name })
      return peopleInLargestRing === 0 ? copy.nobody : createElement('span', 'sr-only', spokenText)
    },
    /** Moves the ring back to the last place. */
    reset() {
      if (!lastPlace) return
      center = lastPlace.point
      map.moveTo(lastPlace.point)
      countAndSummarize(lastPlace).catch(reportError)
    },
  }
}

/** Replaces the page's own map and figures. Returns a function that restores them. */
function mount(finder: HTMLElement, map: Node[], summary: HTMLElement): () => void {
  const figure = findOrCreateAfter(finder, 'figure', 'data-ring-map')
  const figures = findOrCreateAfter(
    figure.previousElementSibling === finder ? figure : finder,
    'div',
    'data-ring-summary',
  )
  const [originalMap, originalFigures] = [[...figure.childNodes], [...figures.childNodes]]
  figures.replaceChildren(summary)
  figure.replaceChildren(...map)
  return () => {
    figure.replaceChildren(...originalMap)
    figures.replaceChildren(...originalFigures)
  }
}

/** Scrolls no farther than the main figures need, so that the map above them stays visible. */
function scrollToRing(finder: HTMLElement): void {
  // Hides the on-screen keyboard.
  if (matchMedia('(pointer: coarse)').matches) finder.querySelector('input')?.blur()
  document.querySelector('[data-ring-summary] dl')?.scrollIntoView({ block: 'nearest' })
}

/** Returns the element with an attribute, or creates it after a sibling. */
function findOrCreateAfter(sibling: Element, name: 'figure' | 'div', attribute: string): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`[${attribute}]`)
  if (existing) return existing
  const created = createElement(name)
  created.setAttribute(attribute, '')
  sibling.after(created)
  return created
}

const MAX_NEAREST = 2

function findNearestPages(point: Coordinates, pages: PageIndexEntry[]) {
  return pages
    .flatMap(({ address, name, coordinates }) =>
      coordinates ? [{ address, name, miles: milesBetween(point, coordinates) }] : [],
    )
    .sort((a, b) => a.miles - b.miles)
    .slice(0, MAX_NEAREST)
}
