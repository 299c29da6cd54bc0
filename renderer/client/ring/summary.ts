import type { RingCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import type { Cell } from '../../places/cells.ts'
import { countAround, RADII_MILES, type RingCounts } from '../../places/countAround.ts'
import { milesBetween } from '../../places/geography.ts'
import { formatCount, interpolate } from '../../wording/format.ts'
import type { PageIndexEntry } from '../downloads.ts'
import { createElement } from './elements.ts'

/** The center of a ring, with a name for sentences: a city, a ZIP code, or `this point`. `zip` is only for ZIP codes. */
export type RingPlace = { point: Coordinates; name: string; zip?: string }

const CHEVRON_CLASSES =
  'after:pointer-events-none after:-ms-7 after:me-[0.6rem] after:size-[0.4rem] after:rotate-45 after:border-current after:border-r after:border-b'
const COUNT_CLASSES = 'font-light font-serif text-h3/[1.1] tracking-[-0.02em]'
const MAIN_COUNT_CLASSES = 'font-light font-serif text-display/[0.86] tracking-[-0.02em] text-lit'

/** Creates the text next to the map: the counts of residents and offices, the nearest pages, and a call button. */
export function createRingSummary(copy: RingCopy, pages: PageIndexEntry[]) {
  const heading = createElement('p', 'font-display font-serif text-h3/[1.2] tracking-[-0.016em]')
  const createResidentCount = (miles: number, countClasses: string) =>
    createFigure(countClasses, createElement('dt', 'note-size mt-1', interpolate(copy.peopleWithin, { miles })))
  const [smallRadius, ringRadius, largeRadius] = RADII_MILES
  const smallCount = createResidentCount(smallRadius, COUNT_CLASSES)
  const ringCount = createResidentCount(ringRadius, MAIN_COUNT_CLASSES)
  const largeCount = createResidentCount(largeRadius, COUNT_CLASSES)
  const offices = createOffices(copy)
  const nearestPages = createElement('p', 'mb-4')
  const callButton = createElement('a', 'button text-balance', copy.callButton.label)
  const mainCounts = createElement(
    'div',
    '',
    heading,
    createElement('dl', 'scroll-mt-24 scroll-mb-8 mt-6 grid gap-y-8', ringCount.row, offices.row),
    createElement(
      'label',
      `note-size flex flex-wrap items-center gap-x-3 gap-y-1 ${CHEVRON_CLASSES}`,
      `${copy.specialtiesLabel} `,
      offices.select,
    ),
  )
  const details = createElement(
    'details',
    'note mt-4',
    createElement('summary', 'disclosure', copy.moreToggle),
    createElement('dl', 'my-4 flex flex-wrap gap-x-10 gap-y-4', smallCount.row, largeCount.row),
    nearestPages,
    createElement('p', 'mb-4', copy.howToShare),
    createElement('p', '', copy.sources),
  )
  const nextSteps = createElement(
    'div',
    '',
    createElement('p', 'mb-3', copy.callPrompt),
    createElement('p', 'buttons', callButton),
    createElement('p', 'note mt-5', copy.howToMove, createElement('br'), copy.privacyNote),
    details,
  )
  return {
    // Has two columns if the summary is wide enough.
    element: createElement(
      'div',
      'lining-tabular grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-gap gap-y-5',
      mainCounts,
      nextSteps,
    ),
    /** Shows the counts around a place. Returns the residents within each of `RADII_MILES`. */
    showCounts({ point, name, zip }: RingPlace, cells: Cell[]): RingCounts['residents'] {
      const counts = countAround(point, cells)
      heading.textContent = interpolate(copy.heading, { place: name })
      // The contact page shows the ZIP code (`showZip`).
      callButton.href = copy.callButton.to.address + (zip === undefined ? '' : `?zip=${zip}`)
      for (const [index, { countElement }] of [smallCount, ringCount, largeCount].entries())
        countElement.textContent = formatCount(counts.residents[index] ?? 0)
      offices.showCounts(counts)
      nearestPages.replaceChildren(`${copy.nearest.title} `, ...createNearestLinks(copy.nearest, point, pages))
      return counts.residents
    },
  }
}

function createFigure(countClasses: string, label: HTMLElement) {
  const countElement = createElement('dd', countClasses)
  return { countElement, row: createElement('div', '', countElement, label) }
}

/** Creates a row with the number of offices, and a list to choose the specialty. `showCounts` updates the row. */
function createOffices(copy: RingCopy) {
  let counts: RingCounts | undefined
  // Reserves two lines to avoid a layout shift.
  const label = createElement('dt', 'note-size mt-1 min-h-[3em]')
  const { countElement, row } = createFigure(MAIN_COUNT_CLASSES, label)
  row.ariaLive = 'polite'
  const select = createElement(
    'select',
    'max-w-full flex-[1_1_12rem] cursor-pointer appearance-none rounded-none border-current border-b bg-paper in-[.panel]:bg-panel py-[0.45rem] pe-6',
    ...copy.specialties.map(({ label: name }) => createElement('option', '', name)),
  )
  const showCounts = (newCounts = counts) => {
    counts = newCounts
    const specialty = copy.specialties[select.selectedIndex] ?? copy.specialties[0]
    if (!counts || !specialty) return
    const { isComparable, offices } = counts
    const count = isComparable ? offices[specialty.kind] : undefined
    countElement.textContent = count === undefined ? '–' : formatCount(count)
    const missingLabel = isComparable ? copy.officesUnpublished : copy.officesUnknown
    label.textContent = interpolate(count === undefined ? missingLabel : copy.officesLabel, {
      offices: count === 1 ? specialty.oneOffice : specialty.manyOffices,
    })
  }
  select.addEventListener('change', () => showCounts())
  return { row, select, showCounts }
}

function createNearestLinks(copy: RingCopy['nearest'], point: Coordinates, pages: PageIndexEntry[]) {
  return pages
    .flatMap(({ address, name, coordinates }) =>
      coordinates ? [{ address, name, miles: milesBetween(point, coordinates) }] : [],
    )
    .sort((a, b) => a.miles - b.miles)
    .slice(0, 2)
    .flatMap(({ address, name, miles }, index) => {
      const link = Object.assign(createElement('a', 'underline underline-offset-[0.16em]', name), { href: address })
      return [index > 0 ? '; ' : '', link, `, ${formatDistance(copy, Math.round(miles))}`]
    })
}

function formatDistance({ withinHalfMile, oneMile, manyMiles }: RingCopy['nearest'], miles: number): string {
  if (miles === 0) return withinHalfMile
  return miles === 1 ? oneMile : interpolate(manyMiles, { miles: formatCount(miles) })
}
