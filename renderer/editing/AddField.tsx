import { type FormEvent, useId, useState } from 'react'
import type { Group } from './protocol.ts'
import { Meaning } from './Said.tsx'
import type { DraftForm } from './useDraft.ts'

/** The keys that a group may have too, each with what it is for. */
export function AddField({ group: { path, absent, open }, draft }: { group: Group; draft: DraftForm }) {
  const id = useId()
  if (absent.length === 0 && !open) return null
  return (
    <details className="absent">
      <summary>
        {absent.length > 0 ? `Add a field (${absent.length})` : 'Add an entry'}
        <span className="unseen">{path.length > 0 && ` to ${path.join(' ')}`}</span>
      </summary>
      <ul>
        {absent.map(({ path: own, label, meaning }) => (
          <li key={label}>
            <button
              type="button"
              aria-describedby={`${id}-${label}`}
              onClick={() => draft.act({ kind: 'add', path: own })}
            >
              {label}
            </button>
            {meaning !== undefined && <Meaning id={`${id}-${label}`} text={meaning} />}
          </li>
        ))}
      </ul>
      {open && <NewKey meaning={open.meaning} onAdd={(key) => draft.act({ kind: 'add', path: [...path, key] })} />}
    </details>
  )
}

/** Where writers choose the keys. */
function NewKey({ meaning, onAdd }: { meaning: string | undefined; onAdd: (key: string) => void }) {
  const id = useId()
  const [key, setKey] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '') onAdd(key.trim())
  }
  return (
    <div className="field">
      <label htmlFor={id}>Its key</label>
      <div className="row">
        <input
          id={id}
          value={key}
          aria-describedby={`${id}-for`}
          onChange={({ target }) => setKey(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
          autoComplete="off"
          spellCheck={false}
        />
        <button type="button" onClick={submit}>
          Add
        </button>
      </div>
      {meaning !== undefined && <Meaning id={`${id}-for`} text={meaning} />}
    </div>
  )
}
