import type { RingCopy } from '../../collections/states/ringCopy.ts'
import { type Counted, RING, RINGS } from '../../places/countAround.ts'
import { formatCount } from '../../wording/format.ts'
import type { NamedPage } from '../pageIndex.ts'
import { createElement, fillTemplate } from './elements.ts'

type NearPage = Pick<NamedPage, 'address' | 'name'> & { miles: number }

const LINE_ABOVE = 'border-t border-line in-[.room]:border-panel-line/60'
const CHEVRON =
  'after:pointer-events-none after:-ms-7 after:me-[0.6rem] after:size-[0.4rem] after:rotate-45 after:border-current after:border-r after:border-b'
const COUNT_STYLE = 'font-light font-serif text-head/[1.1] tracking-[-0.02em]'
const MAIN_COUNT_STYLE = 'font-light font-serif text-display/[0.86] tracking-[-0.02em] text-lit'

/** Creates the text next to the picture: residents, offices, and the nearest pages. */
export function createRingReport(copy: RingCopy) {
  const heading = createElement('p', 'font-display font-serif text-head/[1.2] tracking-[-0.016em]')
  const figures = RINGS.map((miles) => createElement('dd', miles === RING ? MAIN_COUNT_STYLE : COUNT_STYLE))
  const rows = RINGS.map((miles, index) =>
    createElement(
      'div',
      miles === RING ? '-order-1 w-full' : '',
      figures[index] ?? '',
      createElement('dt', 'note-size', fillTemplate(copy.within, { miles })),
    ),
  )
  const offices = createElement('p', 'mt-[0.9rem] min-h-[4.9em]')
  const select = createElement(
    'select',
    'max-w-full flex-[1_1_12rem] cursor-pointer appearance-none rounded-none border-current border-b bg-paper in-[.room]:bg-panel py-[0.45rem] pe-6',
  )
  select.append(...copy.kinds.map(({ label }) => createElement('option', '', label)))
  const near = createElement('p', `${LINE_ABOVE} py-4`)
  let last: Counted | undefined
  const showOffices = () => {
    const kind = copy.kinds[select.selectedIndex] ?? copy.kinds[0]
    if (last && kind) offices.textContent = formatOffices(copy, kind, last)
  }
  select.addEventListener('change', showOffices)
  // Reserves three lines to avoid a layout shift.
  offices.ariaLive = 'polite'
  const notes = [
    createElement('p', 'note', `${copy.share} ${copy.privacy}`),
    createElement('p', 'note mt-2', copy.sources),
  ]
  return {
    element: createElement(
      'div',
      'even-figures max-w-160',
      heading,
      createElement('dl', 'mt-4 mb-4 flex flex-wrap gap-x-10 gap-y-6', ...rows),
      createElement('p', 'note mb-6', copy.hint),
      createElement(
        'label',
        `${LINE_ABOVE} note-size flex flex-wrap items-center gap-x-3 gap-y-1 pt-5 ${CHEVRON}`,
        `${copy.specialty} `,
        select,
      ),
      offices,
      near,
      ...notes,
    ),
    show(place: string, counts: Counted, pages: NearPage[]): void {
      last = counts
      heading.textContent = fillTemplate(copy.heading, { place })
      for (const [index, people] of counts.people.entries()) {
        const figure = figures[index]
        if (figure) figure.textContent = formatCount(people)
      }
      showOffices()
      near.replaceChildren(
        `${copy.nearest.title} `,
        ...pages.flatMap((page, index) => createPageLink(copy, page, index)),
      )
    },
  }
}

function createPageLink({ nearest }: RingCopy, { address, name, miles }: NearPage, index: number): (Node | string)[] {
  const link = createElement('a', 'underline underline-offset-[0.16em]', name)
  link.href = address
  const rounded = Math.round(miles)
  const distance =
    rounded === 0
      ? nearest.here
      : rounded === 1
        ? nearest.one
        : fillTemplate(nearest.many, { miles: formatCount(rounded) })
  return [index > 0 ? '; ' : '', link, `, ${distance}`]
}

function formatOffices(copy: RingCopy, { kind, one, many }: RingCopy['kinds'][number], counts: Counted): string {
  const count = counts.offices[kind]
  if (!counts.isComparable) return fillTemplate(copy.untold, { offices: many })
  if (count === undefined) return fillTemplate(copy.unpublished, { offices: many })
  const offices = { count: formatCount(count), offices: count === 1 ? one : many }
  return counts.zips === 1
    ? fillTemplate(copy.officesOfOne, offices)
    : fillTemplate(copy.offices, { ...offices, zips: formatCount(counts.zips) })
}
