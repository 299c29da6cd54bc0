import { placeOf } from './nodes.ts'
import type { FormNode } from './protocol.ts'
import type { DraftForm } from './useDraft.ts'

/** What may be done to a value as a whole: leave it out, or say whether it waits for the owner. */
export function NodeTools({ node, draft }: { node: FormNode; draft: DraftForm }) {
  const { path, isOptional, isPlaceholder, canWait } = node
  if (path.length === 0) return null
  const name = placeOf(path)
  const tag = () => draft.act({ kind: 'tag', path, isTagged: !isPlaceholder })
  return (
    <div className={isPlaceholder ? 'tools' : 'tools quiet'}>
      {canWait && (
        <button type="button" className="link" onClick={tag} aria-label={`${tagWords(isPlaceholder)}: ${name}`}>
          {tagWords(isPlaceholder)}
        </button>
      )}
      {isOptional && (
        <button
          type="button"
          className="link"
          aria-label={`Leave out ${name}`}
          onClick={() => draft.act({ kind: 'remove', path })}
        >
          Leave out
        </button>
      )}
    </div>
  )
}

function tagWords(isPlaceholder: boolean): string {
  return isPlaceholder ? 'It is true: take the tag away' : 'Waits for the owner'
}
