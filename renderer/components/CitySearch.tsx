import './CitySearch.css'
import type { ListingWords } from '../collections/states/listingWords.ts'

interface Props {
  words: ListingWords['search']
  /** The state whose cities come first, `florida`. */
  state?: string
}

/**
 * Finds a city by typing. Hidden until `client/citySearch.ts` shows it: without script it would do nothing, and the list
 * of all cities stands beside it. A combobox with a list (APG, combobox pattern).
 */
export function CitySearch({ words, state = '' }: Props) {
  return (
    <search
      className="city-search"
      data-part=""
      data-city-search={state}
      data-found={words.found}
      data-none={words.none}
      data-failed={words.failed}
      hidden
    >
      <label htmlFor="city-search">{words.label}</label>
      <input
        id="city-search"
        type="text"
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls="city-search-list"
        aria-autocomplete="list"
      />
      <div id="city-search-list" role="listbox" aria-label={words.label} hidden />
      <p className="note" role="status" />
    </search>
  )
}
