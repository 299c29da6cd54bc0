import { urls } from '../model/urls.ts'
import { type FoundCity, findCities } from './findCities.ts'

/** Makes the field find cities. Their names are fetched at its first focus; without them it says nothing found. */
export function enhanceCitySearch(search: HTMLElement): void {
  const input = search.querySelector('input')
  const list = search.querySelector<HTMLElement>('[role=listbox]')
  const status = search.querySelector<HTMLElement>('[role=status]')
  if (!input || !list || !status) return
  const { citySearch: state = '', found = '', none = '' } = search.dataset
  let cities: Promise<FoundCity[]> | undefined
  const load = () => {
    cities ??= fetchCities()
    return cities
  }
  const show = (matches: FoundCity[]) => {
    list.replaceChildren(...matches.map(optionOf))
    list.hidden = matches.length === 0
    input.ariaExpanded = String(!list.hidden)
    input.removeAttribute('aria-activedescendant')
    const isAsked = input.value.trim() !== ''
    status.textContent = isAsked ? (matches.length > 0 ? found.replace('{count}', String(matches.length)) : none) : ''
  }
  input.addEventListener('focus', load)
  input.addEventListener('input', async () => show(findCities(input.value, await load(), state)))
  input.addEventListener('keydown', (event) => moveOrChoose(event, input, list, () => show([])))
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) show([])
  })
  search.hidden = false
}

async function fetchCities(): Promise<FoundCity[]> {
  const response = await fetch(urls.pageIndex())
  const lines = response.ok ? (await response.text()).split('\n') : []
  return lines
    .map((line) => line.split('\t'))
    .filter(([address = '']) => /^\/locations\/[^/]+\/[^/]+$/.test(address))
    .map(([address = '', name = '']) => ({ address, name }))
}

function optionOf({ address, name }: FoundCity, index: number): HTMLElement {
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
