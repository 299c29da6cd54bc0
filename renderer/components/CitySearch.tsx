import { clsx } from 'clsx'
import type { Finder } from '../collections/blocks.ts'

interface Props {
  words: Finder
  /** What is found; all pages are, where an address led nowhere. */
  among?: 'cities' | 'pages'
  /** The state whose cities come first, `florida`. */
  state?: string
  className?: string
  labelClassName?: string
}

/**
 * Finds a city or a page by typing. Hidden until `client/citySearch.ts` shows it: without script it would do nothing, and the list
 * of all cities, or of the parts of the site, stands beside it. A combobox with a list (APG, combobox pattern).
 */
export function CitySearch({ words, among = 'cities', state = '', className, labelClassName }: Props) {
  return (
    <search
      className={clsx('city-search relative max-w-120 flex-[1_1_18rem]', className)}
      data-part=""
      data-city-search={state}
      data-among={among}
      data-found={words.found}
      data-none={words.none}
      data-failed={words.failed}
      hidden
    >
      <label htmlFor="city-search" className={clsx('note-size block text-ink-soft', labelClassName)}>
        {words.label}
      </label>
      <input
        className="serif-head w-full border-ink-soft border-b pt-[0.35rem] pb-2 text-ink leading-[1.2] tracking-normal"
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
      <p className="note mt-[0.4rem] min-h-[1.5em]" role="status" />
    </search>
  )
}
