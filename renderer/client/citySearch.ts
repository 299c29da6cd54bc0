import { citiesOf, findCities } from './findCities.ts'
import { fetchPageIndex, type NamedPage } from './pageIndex.ts'

/** Makes the field find cities. Their names are fetched at its first focus; where that fails, it says so. */
export function enhanceCitySearch(search: HTMLElement): void {
  const input = search.querySelector('input')
  const list = search.querySelector<HTMLElement>('[role=listbox]')
  const status = search.querySelector<HTMLElement>('[role=status]')
  if (!input || !list || !status) return
  const { citySearch: state = '', among, found = '', none = '', failed = '' } = search.dataset
  let cities: Promise<NamedPage[] | undefined> | undefined
  const load = () => {
    cities ??= fetchPageIndex()
      .then((pages) => pages && (among === 'pages' ? pages : citiesOf(pages, locations())))
      .then((all) => {
        // After a failure the next letter fetches again.
        if (!all) cities = undefined
        return all
      })
    return cities
  }
  const show = (matches: NamedPage[], message: string) => {
    list.replaceChildren(...matches.map(optionOf))
    list.hidden = matches.length === 0
    input.ariaExpanded = String(!list.hidden)
    input.removeAttribute('aria-activedescendant')
    status.textContent = message
  }
  const close = () => show([], '')
  const find = async () => {
    const all = await load()
    if (document.activeElement !== input) return
    if (input.value.trim() === '') return close()
    if (!all) return show([], failed)
    const matches = findCities(input.value, all, `${locations()}/${state}`)
    show(matches, matches.length > 0 ? found.replace('{count}', String(matches.length)) : none)
  }
  // Coming back to what one has written finds it again.
  for (const type of ['focus', 'input']) input.addEventListener(type, find)
  input.addEventListener('keydown', (event) => moveOrChoose(event, input, list, close))
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close()
  })
  search.hidden = false
}

/** `/locations`, to which all pages with this field belong. */
const locations = () => `/${location.pathname.split('/')[1]}`

function optionOf({ address, name }: NamedPage, index: number): HTMLElement {
  const option = document.createElement('a')
  option.href = address
  option.textContent = name
  option.role = 'option'
  option.id = `city-search-${index}`
  option.tabIndex = -1
  option.ariaSelected = 'false'
  return option
}

/** The arrows move through the options, Enter follows the chosen one (or the first), Escape empties the field. */
function moveOrChoose(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement, close: () => void): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const current = options.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    select(
      options,
      current < 0 && step < 0 ? options.length - 1 : (current + step + options.length) % options.length,
      input,
    )
  } else if (event.key === 'Enter') {
    options[Math.max(current, 0)]?.click()
  } else if (event.key === 'Escape') {
    input.value = ''
    close()
  }
}

function select(options: HTMLElement[], chosen: number, input: HTMLInputElement): void {
  for (const [index, option] of options.entries()) option.ariaSelected = String(index === chosen)
  const option = options[chosen]
  if (option) input.setAttribute('aria-activedescendant', option.id)
}
