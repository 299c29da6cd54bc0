import type { RingWords } from '../../collections/states/ringWords.ts'
import { type Counted, RING, RINGS } from '../../places/countAround.ts'
import { formatCount } from '../../wording/format.ts'
import type { NamedPage } from '../pageIndex.ts'
import { element, filled } from './elements.ts'

type NearPage = Pick<NamedPage, 'address' | 'name'> & { miles: number }

const RULED = 'border-t border-line in-[.room]:border-panel-line/60'
/** At the end of the list of specialties, in place of the browser's own. */
const CHEVRON =
  'after:pointer-events-none after:-ms-7 after:me-[0.6rem] after:size-[0.4rem] after:rotate-45 after:border-current after:border-r after:border-b'
const COUNTED = 'font-light font-serif text-head/[1.1] tracking-[-0.02em]'
/** The ring that is drawn comes first, and large. */
const DRAWN = 'font-light font-serif text-display/[0.86] tracking-[-0.02em] text-lit'

/** The figures of a ring in words; the specialty that is chosen first is the first of theirs. */
export function ringReport(words: RingWords) {
  const heading = element('p', 'font-display font-serif text-head/[1.2] tracking-[-0.016em]')
  const figures = RINGS.map((miles) => element('dd', miles === RING ? DRAWN : COUNTED))
  const rows = RINGS.map((miles, index) =>
    element(
      'div',
      miles === RING ? '-order-1 w-full' : '',
      figures[index] ?? '',
      element('dt', 'note-size', filled(words.within, { miles })),
    ),
  )
  const offices = element('p', 'mt-[0.9rem] min-h-[4.9em]')
  const choice = element(
    'select',
    'max-w-full flex-[1_1_12rem] cursor-pointer appearance-none rounded-none border-current border-b bg-paper in-[.room]:bg-panel py-[0.45rem] pe-6',
  )
  choice.append(...words.kinds.map(({ label }) => element('option', '', label)))
  const near = element('p', `${RULED} py-4`)
  let last: Counted | undefined
  const showOffices = () => {
    const kind = words.kinds[choice.selectedIndex] ?? words.kinds[0]
    if (last && kind) offices.textContent = officesText(words, kind, last)
  }
  choice.addEventListener('change', showOffices)
  // Its sentences are one to three lines long, and keep room for three: what stands below stays while one tries specialties.
  // What was chosen is said, as the figures of a place are by the field's own status.
  offices.ariaLive = 'polite'
  const notes = [element('p', 'note', `${words.share} ${words.privacy}`), element('p', 'note mt-2', words.sources)]
  return {
    element: element(
      'div',
      'even-figures max-w-160',
      heading,
      element('dl', 'mt-4 mb-4 flex flex-wrap gap-x-10 gap-y-6', ...rows),
      element('p', 'note mb-6', words.hint),
      element(
        'label',
        `${RULED} note-size flex flex-wrap items-center gap-x-3 gap-y-1 pt-5 ${CHEVRON}`,
        `${words.specialty} `,
        choice,
      ),
      offices,
      near,
      ...notes,
    ),
    show(place: string, counted: Counted, pages: NearPage[]): void {
      last = counted
      heading.textContent = filled(words.heading, { place })
      for (const [index, people] of counted.people.entries()) {
        const figure = figures[index]
        if (figure) figure.textContent = formatCount(people)
      }
      showOffices()
      near.replaceChildren(`${words.nearest.title} `, ...pages.flatMap((page, index) => nearPage(words, page, index)))
    },
  }
}

function nearPage({ nearest }: RingWords, { address, name, miles }: NearPage, index: number): (Node | string)[] {
  const link = element('a', 'underline underline-offset-[0.16em]', name)
  link.href = address
  const whole = Math.round(miles)
  const far =
    whole === 0 ? nearest.here : whole === 1 ? nearest.one : filled(nearest.many, { miles: formatCount(whole) })
  return [index > 0 ? '; ' : '', link, `, ${far}`]
}

function officesText(words: RingWords, { kind, one, many }: RingWords['kinds'][number], counted: Counted): string {
  const count = counted.offices[kind]
  if (!counted.isComparable) return filled(words.untold, { offices: many })
  if (count === undefined) return filled(words.unpublished, { offices: many })
  const offices = { count: formatCount(count), offices: count === 1 ? one : many }
  return counted.zips === 1
    ? filled(words.officesOfOne, offices)
    : filled(words.offices, { ...offices, zips: formatCount(counted.zips) })
}
