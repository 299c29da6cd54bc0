import { clsx } from 'clsx'
import type { SearchFieldCopy } from '../collections/blocks.ts'

interface Props {
  copy: Pick<SearchFieldCopy, 'label' | 'example' | 'errorMessage'>
  /** A search for `places` also shows the ring, so the page needs `data-ring-map` and `data-ring-summary`. */
  searches?: 'pages' | 'places'
  /** Slug of the state to list first among equal matches: `florida`. */
  preferredState?: string
  place?: { name: string; lat: number; lon: number }
  className?: string
  labelClassName?: string
}

/** Renders a search field (ARIA Authoring Practices, combobox pattern). It needs JavaScript, so `client/enhanceParts.ts` unhides it. */
export function Finder({ copy, searches = 'places', preferredState, place, className, labelClassName }: Props) {
  return (
    <search
      className={clsx('finder relative flex-[1_1_18rem]', className)}
      data-enhance=""
      data-searches={searches}
      data-preferred-state={preferredState}
      data-ring-point={place && `${place.lat},${place.lon}`}
      data-name={place?.name}
      data-failure={copy.errorMessage}
      hidden
    >
      <label htmlFor="finder" className={clsx('note-size mb-2 block text-ink-soft', labelClassName)}>
        {copy.label}
      </label>
      <input
        className="w-full border-ink-soft in-[.panel]:border-current border-b pt-[0.45rem] pb-2 font-display font-serif text-h3/[1.2] tracking-normal placeholder:text-ink-soft focus-visible:border-lit focus-visible:outline-transparent focus-visible:[box-shadow:0_1px_var(--color-lit)]"
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
      <div
        className="absolute inset-x-0 z-2 border border-lit border-t-0 bg-paper text-ink"
        id="finder-list"
        role="listbox"
        aria-label={copy.label}
        hidden
      />
      <p className="note mt-[0.4rem] min-h-[1.5em]" role="status" />
    </search>
  )
}
