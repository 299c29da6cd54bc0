import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Writer } from './backend.ts'
import { placeText } from './Layer.tsx'
import type { Origin, PageInfo } from './pageInfo.ts'
import { FORMS } from './protocol.ts'
import { TextForm } from './TextForm.tsx'
import { useDraft } from './useDraft.ts'
import { useStepFocus } from './useStepFocus.ts'

interface Props {
  /** The text's own origin, and those of what was filled in. */
  origins: Origin[]
  info: PageInfo
  writer: Writer
  /** Where the text stands in the window: a second click there opens the file. */
  rect: DOMRect | undefined
  onClose: () => void
  onSaved: () => void
}

/** The form of one text, over its page. */
export function FieldDialog({ origins, info, writer, rect, onClose, onSaved }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState(0)
  const [isChanged, setChanged] = useState(false)
  const origin = origins[chosen]
  const path = info.files[origin?.file ?? -1]?.path ?? ''
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closed before it is gone: so the focus goes back to where it was.
    return () => element?.close()
  }, [])
  const open = () => origin && writer.open(path, origin)
  const pressBehind = ({ target, clientX, clientY }: { target: EventTarget; clientX: number; clientY: number }) => {
    if (target !== dialog.current) return
    const isOnText =
      rect && clientX >= rect.left && clientX <= rect.right && clientY >= rect.top && clientY <= rect.bottom
    if (isOnText) open()
    else if (!isChanged) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and a button opens the file
    <dialog ref={dialog} className="form" aria-labelledby="form-title" onClose={onClose} onClick={pressBehind}>
      {origin && (
        <OriginForm
          key={chosen}
          {...{ writer, origin, path, onSaved, onClose, onChange: setChanged }}
          place={placeText(origin, info)}
        >
          {origins.length > 1 && <Parts origins={origins} info={info} chosen={chosen} onChoose={setChosen} />}
        </OriginForm>
      )}
    </dialog>
  )
}

interface OriginProps extends Pick<Props, 'writer' | 'onClose' | 'onSaved'> {
  origin: Origin
  path: string
  place: string
  /** Whether anything has been done. */
  onChange: (isChanged: boolean) => void
  children: ReactNode
}

/** Its value, what the check says of it as one types, and what stands beside it in the file. */
function OriginForm({ writer, origin, path, place, onChange, onClose, onSaved, children }: OriginProps) {
  const container = useRef<HTMLFormElement>(null)
  const draft = useDraft({ writer, file: path, onSaved })
  useStepFocus(container, draft)
  const isChanged = draft.steps.length > 0
  useEffect(() => onChange(isChanged), [isChanged, onChange])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.save()
  }
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form ref={container} onSubmit={submit} onKeyDown={saveByKeys}>
      <TextForm draft={draft} origin={origin} place={place} />
      {children}
      <p role="status">{draft.message}</p>
      <div className="actions">
        <button type="submit" className="primary" disabled={!draft.canSave}>
          Save
        </button>
        {isChanged && (
          <button type="button" onClick={draft.undo}>
            Undo this step
          </button>
        )}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <a href={`${FORMS}/${path}`}>All of this file</a>
        <button type="button" className="link" onClick={() => writer.open(path, origin)}>
          Open in my editor
        </button>
      </div>
    </form>
  )
}

interface PartsProps extends Pick<Props, 'origins' | 'info'> {
  chosen: number
  onChoose: (index: number) => void
}

/** A sentence that was put together: its own text, and where what was filled in stands. */
function Parts({ origins, info, chosen, onChoose }: PartsProps) {
  return (
    <label className="parts">
      Made of
      <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))}>
        {origins.map((origin, index) => (
          <option key={placeText(origin, info)} value={index}>
            {index === 0 ? 'the sentence: ' : ''}
            {placeText(origin, info)}
          </option>
        ))}
      </select>
    </label>
  )
}
