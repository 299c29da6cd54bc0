import type { RingCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import { RING_MILES } from '../../drawing/lights.ts'
import type { Cell } from '../../places/cells.ts'
import { countAround } from '../../places/countAround.ts'
import { milesBetween } from '../../places/geography.ts'
import { formatCount } from '../../wording/format.ts'
import type { PageIndexEntry } from '../pageIndex.ts'
import { createElement, interpolate } from './elements.ts'
import { createRingMap } from './ringMap.ts'
import { fetchCells } from './sources.ts'
import { createRingSummary } from './summary.ts'

/** The center of a ring, with a name. */
export interface RingPlace {
  point: Coordinates
  /** For sentences: a city, a ZIP code, or `this point`. */
  name: string
}

/** Puts a map and a summary on the page, which `showPlace` fills. Updates the counts while the ring moves, and runs `onSettle` after it stops. */
export function mountRing(
  copy: RingCopy,
  pages: PageIndexEntry[],
  { onSettle, showFetchError }: { onSettle: (point: Coordinates) => void; showFetchError: (error: unknown) => void },
) {
  let lastShown: { place: RingPlace; cells: Cell[] } | undefined
  let center: Coordinates | undefined
  const summary = createRingSummary(copy)
  const countAndSummarize = ({ point, name }: RingPlace, cells: Cell[]) => {
    const counts = countAround(point, cells)
    summary.showCounts(name, counts, findNearestPages(point, pages))
    return counts
  }
  const map = createRingMap({
    label: copy.ringLabel,
    onMove(point) {
      center = point
      fetchCells(point)
        .then((cells) => {
          // Drop the cells if the visitor moved the ring in the meantime.
          if (point === center) countAndSummarize({ point, name: copy.movedPlace }, cells)
        })
        .catch(showFetchError)
    },
    onSettle: () => center && onSettle(center),
  })
  const caption = createElement('figcaption', 'note')
  const restoreMap = replaceChildren('[data-ring-map]', map.element, caption)
  const restoreSummary = replaceChildren('[data-ring-summary]', summary.element)
  return {
    close() {
      restoreMap()
      restoreSummary()
    },
    /** Shows the ring around a place. Returns the message for the status. */
    showPlace(place: RingPlace, cells: Cell[]): Node | string {
      const { point, name } = place
      lastShown = { place, cells }
      center = point
      const [, residentsInRing, residentsInLargestCircle] = countAndSummarize(place, cells).residents
      const residentsPerLight = formatCount(map.drawAround(point, cells))
      caption.textContent = interpolate(copy.mapCaption, { residentsPerLight })
      const count = formatCount(residentsInRing)
      map.setLabels({
        alt: interpolate(copy.mapAlt, { place: name, residentsPerLight, count }),
        handleName: `${interpolate(copy.handleName, { place: name })} ${copy.howToMove}`,
      })
      const spokenText = interpolate(copy.peopleInRing, { count, miles: RING_MILES, place: name })
      return residentsInLargestCircle === 0 ? copy.noResidents : createElement('span', 'sr-only', spokenText)
    },
    /** Moves the ring back to the place that `showPlace` showed last. */
    reset() {
      if (!lastShown) return
      center = lastShown.place.point
      map.moveTo(center)
      countAndSummarize(lastShown.place, lastShown.cells)
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

const MAX_NEAREST_PAGES = 2

function findNearestPages(point: Coordinates, pages: PageIndexEntry[]) {
  return pages
    .flatMap(({ address, name, coordinates }) =>
      coordinates ? [{ address, name, miles: milesBetween(point, coordinates) }] : [],
    )
    .sort((a, b) => a.miles - b.miles)
    .slice(0, MAX_NEAREST_PAGES)
}
