import { clsx } from 'clsx'
import type { Finder as Words } from '../collections/blocks.ts'

interface Props {
  copy: Pick<Words, 'label' | 'example' | 'failed'>
  /**
   * The scope of the search: all pages on not-found pages, and otherwise places, with those of a state (`florida`)
   * first.
   */
  among?: 'pages' | (string & {})
  /** The place that the page is about. The empty field offers the ring around it. */
  place?: { name: string; lat: number; lon: number }
  className?: string
  labelClassName?: string
}

/**
 * Searches for places by name or ZIP code, or for pages. It's hidden until `client/enhanceParts.ts` shows it, because it
 * needs scripts. Without scripts, visitors can use the list of all cities or pages nearby. It's a combobox with a listbox
 * (ARIA Authoring Practices, combobox pattern).
 */
export function Finder({ copy, among = '', place, className, labelClassName }: Props) {
  return (
    <search
      className={clsx('finder', className)}
      data-part=""
      data-finder={among}
      data-at={place && `${place.lat},${place.lon}`}
      data-name={place?.name}
      data-failed={copy.failed}
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
