import type { List } from './protocol.ts'
import type { DraftForm } from './useDraft.ts'

interface Props {
  list: List
  draft: DraftForm
  index: number
}

/** Moves an item of a list, or removes it. */
export function ItemTools({ list: { path, label, items, canRemove }, index, draft }: Props) {
  const own = [...path, index]
  const what = `${label} ${index + 1}`
  const move = (to: number) => () => draft.act({ kind: 'move', path: own, to })
  return (
    <div className="item-tools" data-item={own.join('.')}>
      <button type="button" aria-label={`Move ${what} up`} disabled={index === 0} onClick={move(index - 1)}>
        <Arrow d="M8 13V3.5M4 7l4-4 4 4" />
      </button>
      <button
        type="button"
        aria-label={`Move ${what} down`}
        disabled={index === items.length - 1}
        onClick={move(index + 1)}
      >
        <Arrow d="M8 3v9.5M4 9l4 4 4-4" />
      </button>
      {canRemove && (
        <button type="button" aria-label={`Remove ${what}`} onClick={() => draft.act({ kind: 'remove', path: own })}>
          <Arrow d="M4 4l8 8M12 4l-8 8" />
        </button>
      )}
    </div>
  )
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
