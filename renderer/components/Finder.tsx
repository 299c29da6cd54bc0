import { clsx } from 'clsx'
import type { SearchFieldCopy } from '../collections/blocks.ts'

interface Props {
  copy: Pick<SearchFieldCopy, 'label' | 'example' | 'errorMessage'>
  /** A search for `places` also shows rings, so the page needs elements with `data-ring-map` and `data-ring-summary`. */
  searches?: 'pages' | 'places'
  /** Slug of the state to list first among equal matches: `florida`. */
  preferredState?: string
  /** The city of the page. Suggests the ring around it. */
  place?: { name: string; lat: number; lon: number }
  className?: string
}

/** Renders a hidden search field (ARIA Authoring Practices, combobox pattern). The script shows it (`client/enhanceParts.ts`). */
export function Finder({ copy, searches = 'places', preferredState, place, className }: Props) {
  return (
    <search
      className={clsx('finder', className)}
      data-enhance=""
      data-searches={searches}
      data-preferred-state={preferredState}
      data-ring-point={place && `${place.lat},${place.lon}`}
      data-name={place?.name}
      data-error-message={copy.errorMessage}
      hidden
    >
      <label htmlFor="finder">{copy.label}</label>
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
