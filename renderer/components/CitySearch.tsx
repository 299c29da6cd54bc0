import './CitySearch.css'
import type { ListingWords } from '../collections/states/words.ts'

interface Props {
  copy: ListingWords['search']
  /** The state whose cities come first, `florida`. */
  state?: string
}

/**
 * Finds a city by typing. Hidden until `client/citySearch.ts` shows it: without script it would do nothing, and the list
 * of all cities stands beside it. A combobox with a list (APG, combobox pattern).
 */
export function CitySearch({ copy, state = '' }: Props) {
  return (
    <search
      className="city-search"
      data-city-search={state}
      data-found={copy.found}
      data-none={copy.none}
      data-failed={copy.failed}
      hidden
    >
      <label htmlFor="city-search">{copy.label}</label>
      <input
        id="city-search"
        type="text"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls="city-search-list"
        aria-autocomplete="list"
      />
      <div id="city-search-list" role="listbox" aria-label={copy.label} hidden />
      <p className="note" role="status" />
    </search>
  )
}
