import { clsx } from 'clsx'
import type { Finder as Words } from '../collections/blocks.ts'

interface Props {
  words: Pick<Words, 'label' | 'example' | 'failed'>
  /** What is found: all pages, where an address led nowhere; else places, those of a state first: `florida`. */
  among?: 'pages' | (string & {})
  /** The place that the page is about, whose ring is offered before anything is typed. */
  place?: { name: string; lat: number; lon: number }
  className?: string
  labelClassName?: string
}

/**
 * Finds a place by its name or its ZIP code, or a page. Hidden until `client/enhanceParts.ts` shows it: without script it would
 * do nothing, and the list of all cities, or of the parts of the site, stands beside it. A combobox with a list (APG, combobox
 * pattern).
 */
export function Finder({ words, among = '', place, className, labelClassName }: Props) {
  return (
    <search
      className={clsx('finder', className)}
      data-part=""
      data-finder={among}
      data-at={place && `${place.lat},${place.lon}`}
      data-name={place?.name}
      data-failed={words.failed}
      hidden
    >
      <label htmlFor="finder" className={labelClassName}>
        {words.label}
      </label>
      <input
        id="finder"
        type="text"
        placeholder={words.example}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls="finder-list"
        aria-autocomplete="list"
      />
      <div id="finder-list" role="listbox" aria-label={words.label} hidden />
      <p className="note" role="status" />
    </search>
  )
}
