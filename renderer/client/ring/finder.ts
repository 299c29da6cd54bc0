import type { FinderWords } from '../../collections/states/ringWords.ts'
import type { NamedPage } from '../pageIndex.ts'
import { element, filled } from './elements.ts'
import { startLooking } from './look.ts'
import { findPages, placesOf } from './search.ts'
import { allPages, finderWords, Unavailable, zipsLike } from './sources.ts'
import { typedZip } from './zips.ts'

interface Answer {
  message: string
  options: Option[]
  /** The end of the address of what is looked at here, at once. */
  look?: string
}

interface Option {
  href: string
  text: string
}

const NOTHING: Answer = { message: '', options: [] }

/** Makes the field find pages and ZIP codes; those are looked around here where there is a ring, else on the page of all places. */
export function enhanceFinder(finder: HTMLElement): void {
  const input = finder.querySelector('input')
  const list = finder.querySelector<HTMLElement>('[role=listbox]')
  const status = finder.querySelector<HTMLElement>('[role=status]')
  if (!input || !list || !status) return
  const isHere = finder.dataset.finder !== 'pages'
  const show = ({ options, message }: Answer) => {
    list.replaceChildren(...options.map(optionOf))
    list.hidden = options.length === 0
    input.ariaExpanded = String(!list.hidden)
    input.removeAttribute('aria-activedescendant')
    status.textContent = message
  }
  const close = () => {
    if (!list.hidden) show(NOTHING)
  }
  const lookAt = isHere ? startLooking(finder, status) : undefined
  const find = async (isTyped = true) => {
    const { value } = input
    const answer = await answerTo(value, finder).catch((error): Answer => {
      if (error instanceof Unavailable) return { message: finder.dataset.failed ?? '', options: [] }
      throw error
    })
    // Meanwhile it may have been written on, or left.
    if (input.value !== value) return
    if (document.activeElement === input) show(answer)
    if (isTyped && answer.look !== undefined) lookAt?.(answer.look)
  }
  input.addEventListener('focus', () => find(false))
  input.addEventListener('input', () => find())
  input.addEventListener('keydown', (event) => moveOrChoose(event, input, list, () => show(NOTHING)))
  finder.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && finder.contains(relatedTarget))) close()
  })
  list.addEventListener('click', close)
  // Ahead of what will be asked for. Where that fails, it is fetched again when it is, and said then.
  Promise.all([finderWords(), allPages()]).catch(() => {})
  if (document.activeElement === input) find()
}

async function answerTo(text: string, finder: HTMLElement): Promise<Answer> {
  const { finder: among = '', at, name = '' } = finder.dataset
  const words = await finderWords()
  const typed = typedZip(text)
  const lookAt = (hash: string, place: string): Option => ({
    href: among === 'pages' ? words.locations + hash : hash,
    text: filled(words.ring.look, { place }),
  })
  if (typed?.is === 'zip') return answerToZip(typed.zip, words, lookAt(`#${typed.zip}`, typed.zip), among !== 'pages')
  if (typed) return { message: words.ring[typed.is], options: [] }
  if (text.trim() === '') return at === undefined ? NOTHING : { message: '', options: [lookAt(`#${at}`, name)] }
  return answerToName(text, words, among, await allPages())
}

async function answerToZip(zip: string, { ring }: FinderWords, option: Option, isHere: boolean): Promise<Answer> {
  const isArea = (await zipsLike(zip)).has(zip)
  if (!isArea) return { message: filled(ring.unknown, { zip }), options: [] }
  return isHere ? { ...NOTHING, look: option.href } : { message: '', options: [option] }
}

function answerToName(text: string, words: FinderWords, among: string, pages: NamedPage[]): Answer {
  const { found, none } = among === 'pages' ? words.pages : words.cities
  const all = among === 'pages' ? pages : placesOf(pages, words.locations)
  const options = findPages(text, all, `${words.locations}/${among}`).map(({ page, alias }) => ({
    href: page.address,
    text: alias === undefined ? page.name : `${page.name} (${alias})`,
  }))
  return { message: options.length > 0 ? filled(found, { count: options.length }) : none, options }
}

function optionOf({ href, text }: Option, index: number): HTMLElement {
  const own = { href, role: 'option', id: `finder-${index}`, tabIndex: -1, ariaSelected: 'false' }
  return Object.assign(element('a', '', text), own)
}

/** The arrows move through the options, Enter follows the chosen one (or the first), Escape empties the field. */
function moveOrChoose(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement, close: () => void): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const current = options.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const next = event.key === 'ArrowDown' ? current + 1 : Math.max(current, 0) - 1
    const option = options.at(next % options.length)
    for (const each of options) each.ariaSelected = String(each === option)
    if (option) input.setAttribute('aria-activedescendant', option.id)
  } else if (event.key === 'Enter') {
    options[Math.max(current, 0)]?.click()
  } else if (event.key === 'Escape') {
    input.value = ''
    close()
  }
}
