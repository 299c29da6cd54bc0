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
  place: string
}

/** Shows the ring of the URL's hash. Returns a function that opens a hash, even the current hash. */
export function enableRing(finder: HTMLElement, status: HTMLElement): (hash: string) => void {
  const setStatus = (content: Node | string) => status.replaceChildren(content)
  let view: ReturnType<typeof openView> | undefined
  let latestRequestId = 0
  const showRing = async (target: RingCenter): Promise<boolean> => {
    latestRequestId += 1
    const requestId = latestRequestId
    try {
      const [copy, pages] = await Promise.all([fetchFinderCopy(), fetchPages()])
      const place = await findPlace(target, copy, pages)
      if (!place) return askForZip(finder, location.hash.slice(1))
      await preloadRing(place.point)
      if (requestId !== latestRequestId) return false
      view ??= openView(finder, copy, pages, showRoundedCenter, reportError)
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
    const target = parseRingHash(location.hash)
    if (target && (await showRing(target))) scrollToRing(finder)
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

function askForZip(finder: HTMLElement, zip: string): false {
  const input = finder.querySelector('input')
  if (input) {
    input.value = zip
    input.focus()
    input.dispatchEvent(new InputEvent('input'))
  }
  return false
}

async function findPlace(
  target: RingCenter,
  { ring }: FinderCopy,
  pages: PageIndexEntry[],
): Promise<RingPlace | undefined> {
  if ('point' in target) {
    const { lat, lon } = target.point
    const page = pages.find(({ coordinates }) => coordinates?.lat === lat && coordinates.lon === lon)
    return { point: target.point, place: page?.name ?? ring.movedPlace }
  }
  const point = (await fetchZipCenters(target.zip)).get(target.zip)
  return point && { point, place: target.zip }
}

function openView(
  finder: HTMLElement,
  { ring: copy }: FinderCopy,
  pages: PageIndexEntry[],
  settle: (point: Coordinates) => void,
  reportError: (error: unknown) => void,
) {
  let lastPlace: RingPlace | undefined
  let center: Coordinates | undefined
  const summary = createRingSummary(copy)
  const countAndSummarize = async (point: Coordinates, place: string) => {
    const counts = countAround(point, await fetchCells(point, MAX_REACH_MILES))
    // The visitor may have moved the ring.
    if (point === center) summary.show(place, counts, findNearestPages(point, pages))
    return counts
  }
  const map = createRingMap(
    copy.ring,
    (point) => {
      center = point
      countAndSummarize(point, copy.movedPlace).catch(reportError)
    },
    () => center && settle(center),
  )
  const caption = createElement('figcaption', 'note')
  const close = mount(finder, [map.element, caption], summary.element)
  return {
    close,
    async show(currentPlace: RingPlace): Promise<Node | string> {
      const { point, place } = currentPlace
      lastPlace = currentPlace
      center = point
      const { people } = await countAndSummarize(point, place)
      const residentsPerLight = map.drawAround(point, await fetchCells(point, MAX_REACH_MILES))
      caption.textContent = interpolate(copy.light, { each: formatCount(residentsPerLight) })
      const formattedCount = formatCount(people[1])
      map.describe(
        interpolate(copy.alt, { place, each: formatCount(residentsPerLight), count: formattedCount }),
        `${interpolate(copy.handle, { place })} ${copy.hint}`,
      )
      const spokenText = interpolate(copy.people, { count: formattedCount, miles: RING_MILES, place })
      return people[2] === 0 ? copy.nobody : createElement('span', 'sr-only', spokenText)
    },
    reset() {
      if (!lastPlace) return
      center = lastPlace.point
      map.moveTo(lastPlace.point)
      countAndSummarize(lastPlace.point, lastPlace.place).catch(reportError)
    },
  }
}

/** Replaces the page's own map and figures. Returns a function that restores them. */
function mount(finder: HTMLElement, map: Node[], summary: HTMLElement): () => void {
  const figure = findOrCreate('figure', 'data-ring-map', finder)
  const figures = findOrCreate('div', 'data-ring-summary', figure.previousElementSibling === finder ? figure : finder)
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

function findOrCreate(name: 'figure' | 'div', attribute: string, before: Element): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`[${attribute}]`)
  if (existing) return existing
  const created = createElement(name)
  created.setAttribute(attribute, '')
  before.after(created)
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
