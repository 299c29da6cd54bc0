import type { FinderWords } from '../../collections/states/ringWords.ts'
import { LIGHTS, reachInMiles } from '../../drawing/lights.ts'
import { countAround, FARTHEST, RING } from '../../places/countAround.ts'
import { milesBetween, type Point } from '../../places/geography.ts'
import { formatCount } from '../../wording/format.ts'
import type { NamedPage } from '../pageIndex.ts'
import { element, filled } from './elements.ts'
import { type Look, lookAddress, parseLook, rounded } from './lookAddress.ts'
import { ringPicture } from './picture.ts'
import { ringReport } from './report.ts'
import { allPages, cellsNear, finderWords, ringSheet, Unavailable, zipsLike } from './sources.ts'

/** All that is drawn or counted of a look lies within so many miles. */
const REACH = Math.max(FARTHEST, reachInMiles(LIGHTS))

/** Fetches what a look around a point is made of. @throws {Unavailable} */
const lookNeeds = (point: Point) => Promise.all([cellsNear(point, REACH), ringSheet()])

interface Here {
  point: Point
  place: string
}

/**
 * Looks around the place that the address’s end names, now and when it changes. What cannot be fetched is said, and the last look stays.
 * @returns what looks around another, or around the same again.
 */
export function startLooking(finder: HTMLElement, status: HTMLElement): (hash: string) => void {
  const say = (what: Node | string) => status.replaceChildren(what)
  let view: ReturnType<typeof openView> | undefined
  let asked = 0
  const look = async (wanted: Look): Promise<boolean> => {
    asked += 1
    const mine = asked
    try {
      const [words, pages] = await Promise.all([finderWords(), allPages()])
      const here = await hereOf(wanted, words, pages)
      if (!here) return ask(finder, location.hash.slice(1))
      await lookNeeds(here.point)
      if (mine !== asked) return false
      view ??= openView(finder, words, pages, settle, failed)
      say(await view.show(here))
      return true
    } catch (error) {
      if (mine === asked) failed(error)
      return false
    }
  }
  const failed = (error: unknown) => {
    if (!(error instanceof Unavailable)) throw error
    say(finder.dataset.failed ?? '')
    view?.stay()
  }
  // Whoever shares where they have left the ring names no house.
  const settle = async (at: Point) => {
    const point = rounded(at)
    if (await look({ point })) history.replaceState(history.state, '', lookAddress(point))
  }
  const follow = () => {
    const wanted = parseLook(location.hash)
    if (wanted) look(wanted)
  }
  // The same place once more changes no address.
  const lookAt = (hash: string) => {
    if (hash === location.hash) follow()
    else location.hash = hash
  }
  addEventListener('hashchange', follow)
  finder.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.hash === location.hash) follow()
  })
  follow()
  return lookAt
}

/** Puts a ZIP code that is none into the field, which says so. */
function ask(finder: HTMLElement, zip: string): false {
  const input = finder.querySelector('input')
  if (input) {
    input.value = zip
    input.focus()
    input.dispatchEvent(new InputEvent('input'))
  }
  return false
}

/** Undefined where there is no such ZIP area: a link was mistyped. */
async function hereOf(wanted: Look, { ring }: FinderWords, pages: NamedPage[]): Promise<Here | undefined> {
  if ('point' in wanted) {
    const { lat, lon } = wanted.point
    const page = pages.find(({ at }) => at?.lat === lat && at.lon === lon)
    return { point: wanted.point, place: page?.name ?? ring.point }
  }
  const point = (await zipsLike(wanted.zip)).get(wanted.zip)
  return point && { point, place: wanted.zip }
}

function openView(
  finder: HTMLElement,
  { ring: words }: FinderWords,
  pages: NamedPage[],
  settle: (point: Point) => void,
  failed: (error: unknown) => void,
) {
  let last: Here | undefined
  let at: Point | undefined
  const report = ringReport(words)
  const count = async (point: Point, place: string) => {
    const counted = countAround(point, await cellsNear(point, REACH))
    // Meanwhile it may have been moved on.
    if (point === at) report.show(place, counted, nearestPages(point, pages))
    return counted
  }
  const picture = ringPicture(
    (point) => {
      at = point
      count(point, words.point).catch(failed)
    },
    () => at && settle(at),
  )
  const caption = element('figcaption', 'note')
  mount(finder, [picture.element, caption], report.element)
  return {
    /** Shows a place of which all cells are known. Returns what is said: that the figures show is read out alone. */
    async show(here: Here): Promise<Node | string> {
      const { point, place } = here
      last = here
      at = point
      const { people } = await count(point, place)
      const each = picture.drawAround(point, await cellsNear(point, REACH))
      caption.textContent = filled(words.light, { each: formatCount(each) })
      const five = formatCount(people[1])
      picture.describe(
        filled(words.picture, { place, each: formatCount(each), count: five }),
        `${filled(words.handle, { place })} ${words.hint}`,
      )
      const inWords = filled(words.people, { count: five, miles: RING, place })
      return people[2] === 0 ? words.nobody : element('span', 'sr-only', inWords)
    },
    /** Puts the ring back to where it was shown last. */
    stay() {
      if (!last) return
      at = last.point
      picture.moveTo(last.point)
      count(last.point, last.place).catch(failed)
    },
  }
}

/** Where the page has room for the picture and the words, they stand there; else below the field. */
function mount(finder: HTMLElement, picture: Node[], report: HTMLElement): void {
  const figure = roomFor('figure', 'ringPicture', finder)
  roomFor('div', 'ringTold', figure.previousElementSibling === finder ? figure : finder).replaceChildren(report)
  figure.replaceChildren(...picture)
  // A keyboard on the screen would lie over it.
  if (matchMedia('(pointer: coarse)').matches) finder.querySelector('input')?.blur()
  figure.scrollIntoView({ block: 'nearest' })
}

function roomFor(name: 'figure' | 'div', what: 'ringPicture' | 'ringTold', before: Element): HTMLElement {
  const attribute = { ringPicture: 'data-ring-picture', ringTold: 'data-ring-told' }[what]
  const own = document.querySelector<HTMLElement>(`[${attribute}]`)
  if (own) return own
  const made = element(name)
  made.dataset[what] = ''
  before.after(made)
  return made
}

const NEAREST = 2

function nearestPages(point: Point, pages: NamedPage[]) {
  return pages
    .flatMap(({ address, name, at }) => (at ? [{ address, name, miles: milesBetween(point, at) }] : []))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, NEAREST)
}
