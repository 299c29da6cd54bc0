import type { Coordinates } from '../../drawing/geometry.ts'
import { FetchError } from '../fetchOnce.ts'
import { fetchPages, type PageIndexEntry } from '../pageIndex.ts'
import { formatRingHash, parseRingHash, type RingCenter, roundCoordinates } from './ringHash.ts'
import { mountRing, type RingPlace } from './ringView.ts'
import { fetchCells, fetchFinderCopy, fetchZipCenters, loadRingStyles } from './sources.ts'

/** Shows the ring of the URL's hash, now and when the hash changes. Returns a function that opens the ring of a hash. */
export function enableRing(finder: HTMLElement, status: HTMLElement): (hash: string) => void {
  let view: ReturnType<typeof mountRing> | undefined
  let latestRequestId = 0
  /** Shows the ring around a center. Returns false if the place is unknown, loading fails, or a later call replaces this one. */
  const showRing = async (center: RingCenter): Promise<boolean> => {
    latestRequestId += 1
    const requestId = latestRequestId
    try {
      const [copy, pages] = await Promise.all([fetchFinderCopy(), fetchPages()])
      const place = await findPlace(center, pages, copy.ring.movedPlace)
      if (requestId !== latestRequestId) return false
      if (!place) {
        if ('zip' in center) reportUnknownZip(finder, center.zip)
        return false
      }
      const [cells] = await Promise.all([fetchCells(place.point), loadRingStyles()])
      if (requestId !== latestRequestId) return false
      view ??= mountRing(copy.ring, pages, { onSettle: showRoundedCenter, showFetchError })
      status.replaceChildren(view.showPlace(place, cells))
      return true
    } catch (error) {
      if (requestId === latestRequestId) showFetchError(error)
      return false
    }
  }
  const showFetchError = (error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    status.textContent = finder.dataset.errorMessage ?? ''
    view?.reset()
  }
  const showRoundedCenter = async (center: Coordinates) => {
    const rounded = roundCoordinates(center)
    if (await showRing({ point: rounded })) history.replaceState(history.state, '', formatRingHash(rounded))
  }
  const showHash = async () => {
    const center = parseRingHash(location.hash)
    if (center && (await showRing(center))) scrollToRing(finder)
    // Close the ring only if the hash is empty. Links to sections also change the hash.
    if (location.hash === '') {
      latestRequestId += 1
      view?.close()
      view = undefined
    }
  }
  const openRing = (hash: string) => {
    if (hash === location.hash) showHash()
    else location.hash = hash
  }
  addEventListener('hashchange', showHash)
  // Links to the current hash don't fire `hashchange`.
  finder.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) showHash()
  })
  showHash()
  return openRing
}

/** Searches for a ZIP code, so that the finder explains that it's unknown. */
function reportUnknownZip(finder: HTMLElement, zip: string): void {
  const input = finder.querySelector('input')
  if (!input) return
  input.value = zip
  input.focus()
  input.dispatchEvent(new InputEvent('input'))
}

/** Returns the coordinates and the name of a ring's center, or undefined for a ZIP code that has no area. @throws {FetchError} */
async function findPlace(
  center: RingCenter,
  pages: PageIndexEntry[],
  movedPlace: string,
): Promise<RingPlace | undefined> {
  if ('point' in center) {
    const { lat, lon } = center.point
    const page = pages.find(({ coordinates }) => coordinates?.lat === lat && coordinates.lon === lon)
    return { point: center.point, name: page?.name ?? movedPlace }
  }
  const point = (await fetchZipCenters(center.zip)).get(center.zip)
  return point && { point, name: center.zip }
}

/** Scrolls just far enough to show the main figures. The map stays visible. */
function scrollToRing(finder: HTMLElement): void {
  // Blur the field to hide the on-screen keyboard.
  if (matchMedia('(pointer: coarse)').matches) finder.querySelector('input')?.blur()
  document.querySelector('[data-ring-summary] dl')?.scrollIntoView({ block: 'nearest' })
}
