import type { RingWords } from '../../collections/states/ringWords.ts'
import { type Counted, RINGS } from '../../places/countAround.ts'
import { formatCount } from '../../wording/format.ts'
import { element, filled } from './elements.ts'

interface NearPage {
  address: string
  name: string
  miles: number
}

/** The words and figures beside the picture. */
export interface Told {
  element: HTMLElement
  tell(place: string, counted: Counted, pages: NearPage[]): void
}

/** @param words of the ring; the specialty that is chosen first is the first of theirs. */
export function toldOf(words: RingWords): Told {
  const heading = element('p', 'ring-place')
  const figures = RINGS.map(() => element('dd'))
  const rows = RINGS.map((miles, index) =>
    element('div', '', figures[index] ?? '', element('dt', '', filled(words.within, { miles }))),
  )
  const offices = element('p', 'ring-offices')
  const choice = element('select')
  choice.append(...words.kinds.map(({ label }) => element('option', '', label)))
  const near = element('p', 'ring-near')
  let last: Counted | undefined
  const tellOffices = () => {
    const kind = words.kinds[choice.selectedIndex] ?? words.kinds[0]
    if (last && kind) offices.textContent = officesText(words, kind, last)
  }
  choice.addEventListener('change', tellOffices)
  // What was chosen is said, as the figures of a place are by the field's own status.
  offices.ariaLive = 'polite'
  const notes = [`${words.share} ${words.privacy}`, words.sources].map((text) => element('p', 'note', text))
  return {
    element: element(
      'div',
      'ring-told',
      heading,
      element('dl', 'ring-people', ...rows),
      element('label', 'ring-specialty', `${words.specialty} `, choice),
      offices,
      near,
      ...notes,
    ),
    tell(place, counted, pages) {
      last = counted
      heading.textContent = filled(words.heading, { place })
      for (const [index, people] of counted.people.entries()) {
        const figure = figures[index]
        if (figure) figure.textContent = formatCount(people)
      }
      tellOffices()
      near.replaceChildren(`${words.nearest.title} `, ...pages.flatMap((page, index) => nearPage(words, page, index)))
    },
  }
}

function nearPage({ nearest }: RingWords, { address, name, miles }: NearPage, index: number): (Node | string)[] {
  const link = element('a', '', name)
  link.href = address
  const whole = Math.round(miles)
  const far =
    whole === 0 ? nearest.here : whole === 1 ? nearest.one : filled(nearest.many, { miles: formatCount(whole) })
  return [index > 0 ? '; ' : '', link, `, ${far}`]
}

function officesText(words: RingWords, { kind, one, many }: RingWords['kinds'][number], counted: Counted): string {
  const count = counted.offices[kind]
  if (!counted.isTold) return filled(words.untold, { offices: many })
  if (count === undefined) return filled(words.unpublished, { offices: many })
  const offices = { count: formatCount(count), offices: count === 1 ? one : many }
  return counted.zips === 1
    ? filled(words.officesOfOne, offices)
    : filled(words.offices, { ...offices, zips: formatCount(counted.zips) })
}
