import type { RingCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import { RING_MILES } from '../../drawing/lights.ts'
import type { Cell } from '../../places/cells.ts'
import { formatCount, interpolate } from '../../wording/format.ts'
import { FetchError, fetchPages, type PageIndexEntry } from '../downloads.ts'
import { createElement } from './elements.ts'
import { formatRingHash, parseRingHash, type RingCenter } from './ringHash.ts'
import { createRingMap } from './ringMap.ts'
import { fetchCells, fetchFinderCopy, fetchZipCenter, loadRingStyles } from './sources.ts'
import { createRingSummary, type RingPlace } from './summary.ts'

/** Shows the ring of the URL's hash, now and when the hash changes. Returns a function that opens the ring of a hash. */
export function enableRing(finder: HTMLElement, input: HTMLInputElement, status: HTMLElement): (hash: string) => void {
  let view: ReturnType<typeof mountRing> | undefined
  let latestCenter: RingCenter | undefined
  /** Shows the ring around a center. Returns false if the place is unknown, loading fails, or a later call replaces this one. */
  const showRing = async (center: RingCenter): Promise<boolean> => {
    latestCenter = center
    try {
      const [copy, pages] = await Promise.all([fetchFinderCopy(), fetchPages()])
      const place = await findPlace(center, pages, copy.ring.movedPlace)
      if (center !== latestCenter) return false
      if (!place) {
        if ('zip' in center) reportUnknownZip(input, center.zip)
        return false
      }
      const [cells] = await Promise.all([fetchCells(place.point), loadRingStyles()])
      if (center !== latestCenter) return false
      view ??= mountRing(copy.ring, pages, { onSettle: showRoundedCenter, showFetchError })
      status.replaceChildren(view.showPlace(place, cells))
      return true
    } catch (error) {
      if (center === latestCenter) showFetchError(error)
      return false
    }
  }
  const showFetchError = (error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    status.textContent = finder.dataset.errorMessage ?? ''
    view?.reset()
  }
  const showRoundedCenter = async (center: Coordinates) => {
    const hash = formatRingHash(center)
    const roundedCenter = parseRingHash(hash)
    if (roundedCenter && (await showRing(roundedCenter))) history.replaceState(history.state, '', hash)
  }
  const showHash = async () => {
    const center = parseRingHash(location.hash)
    if (center && (await showRing(center))) {
      // Hide the on-screen keyboard, and scroll just far enough to show the main figures. The map stays visible.
      if (matchMedia('(pointer: coarse)').matches) input.blur()
      document.querySelector('[data-ring-summary] dl')?.scrollIntoView({ block: 'nearest' })
    }
    // Close the ring only if the hash is empty. Links to sections also change the hash.
    if (location.hash !== '') return
    latestCenter = undefined
    view?.close()
    view = undefined
  }
  addEventListener('hashchange', showHash)
  // Links to the current hash don't fire `hashchange`.
  finder.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) showHash()
  })
  showHash()
  return (hash) => {
    if (hash === location.hash) showHash()
    else location.hash = hash
  }
}

/** Returns the coordinates and the name of a ring's center, or undefined for a ZIP code that has no area. @throws {FetchError} */
async function findPlace(center: RingCenter, pages: PageIndexEntry[], movedPlace: string) {
  if ('point' in center) {
    const { lat, lon } = center.point
    const page = pages.find(({ coordinates }) => coordinates?.lat === lat && coordinates.lon === lon)
    return { point: center.point, name: page?.name ?? movedPlace }
  }
  const { zip } = center
  const point = await fetchZipCenter(zip)
  return point && { point, name: zip, zip }
}

/** Searches for a ZIP code, so that the finder explains that it's unknown. */
function reportUnknownZip(input: HTMLInputElement, zip: string): void {
  input.value = zip
  input.focus()
  input.dispatchEvent(new InputEvent('input'))
}

type RingCallbacks = { onSettle: (point: Coordinates) => void; showFetchError: (error: unknown) => void }

/** Puts a map and a summary on the page, which `showPlace` fills. Updates the counts while the ring moves, and runs `onSettle` after it stops. */
function mountRing(copy: RingCopy, pages: PageIndexEntry[], { onSettle, showFetchError }: RingCallbacks) {
  let lastShown: { place: RingPlace; cells: Cell[] } | undefined
  let center: Coordinates | undefined
  const summary = createRingSummary(copy, pages)
  const map = createRingMap({
    label: copy.ringLabel,
    onMove(point) {
      center = point
      fetchCells(point)
        .then((cells) => {
          // Drop the cells if the visitor moved the ring in the meantime.
          if (point === center) summary.showCounts({ point, name: copy.movedPlace }, cells)
        })
        .catch(showFetchError)
    },
    onSettle: () => center && onSettle(center),
  })
  const caption = createElement('figcaption', 'note')
  const restoreMap = replaceChildren('[data-ring-map]', map.element, caption)
  const restoreSummary = replaceChildren('[data-ring-summary]', summary.element)
  /** Shows the ring around a place. Returns the message for the status. */
  const showPlace = (place: RingPlace, cells: Cell[]): Node | string => {
    lastShown = { place, cells }
    center = place.point
    const [, residentsInRing, residentsInLargestCircle] = summary.showCounts(place, cells)
    const residentsPerLight = formatCount(map.drawAround(center, cells))
    caption.textContent = interpolate(copy.mapCaption, { residentsPerLight })
    const values = { place: place.name, miles: RING_MILES, count: formatCount(residentsInRing), residentsPerLight }
    map.setLabels(interpolate(copy.mapAlt, values), `${interpolate(copy.handleName, values)} ${copy.howToMove}`)
    if (residentsInLargestCircle === 0) return copy.noResidents
    return createElement('span', 'sr-only', interpolate(copy.peopleInRing, values))
  }
  return {
    showPlace,
    /** Moves the ring back to the place that `showPlace` showed last. */
    reset: () => lastShown && showPlace(lastShown.place, lastShown.cells),
    close() {
      restoreMap()
      restoreSummary()
    },
  }
}

/** Replaces the children of the element with a selector. Returns a function that restores them. */
function replaceChildren(selector: string, ...children: Node[]): () => void {
  const element = document.querySelector(selector)
  const originalChildren = [...(element?.childNodes ?? [])]
  element?.replaceChildren(...children)
  return () => element?.replaceChildren(...originalChildren)
}
