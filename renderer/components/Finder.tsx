import { clsx } from 'clsx'
import type { Finder as FinderCopy } from '../collections/blocks.ts'

interface Props {
  copy: Pick<FinderCopy, 'label' | 'example' | 'failed'>
  /** `pages` searches all pages. A state's slug (`florida`) sorts places of the state first. */
  searchScope?: 'pages' | (string & {})
  place?: { name: string; lat: number; lon: number }
  className?: string
  labelClassName?: string
}

/** Renders a search field. `client/enhanceParts.ts` shows it (ARIA Authoring Practices, combobox pattern). */
export function Finder({ copy, searchScope = '', place, className, labelClassName }: Props) {
  return (
    <search
      className={clsx('finder', className)}
      data-enhance=""
      data-search-scope={searchScope}
      data-ring-point={place && `${place.lat},${place.lon}`}
      data-name={place?.name}
      data-failure-message={copy.failed}
      hidden
    >
      <label htmlFor="finder" className={labelClassName}>
        {copy.label}
      </label>
      <input
        id="finder"
        type="text"
        placeholder={copy.example}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls="finder-list"
        aria-autocomplete="list"
      />
      <div id="finder-list" role="listbox" aria-label={copy.label} hidden />
      <p className="note" role="status" />
    </search>
  )
}
