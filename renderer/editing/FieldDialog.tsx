import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Writer } from './backend.ts'
import { FieldInput } from './FieldInput.tsx'
import { placeText } from './Layer.tsx'
import type { Origin, PageInfo } from './pageInfo.ts'
import type { Complaint } from './protocol.ts'
import { COMPLAINTS_ID, useFields } from './useFields.ts'

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

/** The form of one text: its value, what the check says of it as one types, and what stands beside it in the file. */
export function FieldDialog({ origins, info, writer, rect, onClose, onSaved }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState(0)
  const origin = origins[chosen]
  const path = info.files[origin?.file ?? -1]?.path ?? ''
  const form = useFields({ writer, file: path, place: origin?.place, onSaved })
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
    else if (!form.isChanged) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  const saveByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  const { fields } = form
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and a button opens the file
    <dialog ref={dialog} className="form" aria-labelledby="form-title" onClose={onClose} onClick={pressBehind}>
      <form onSubmit={submit} onKeyDown={saveByKeys}>
        <div className="head">
          <h2 id="form-title">{fields?.field.label ?? 'A text of this page'}</h2>
          <p>{origin && placeText(origin, info)}</p>
        </div>
        {origins.length > 1 && <Parts origins={origins} info={info} chosen={chosen} onChoose={setChosen} />}
        {fields && (
          <>
            {fields.field.isPlaceholder && <p className="hint">This waits for the owner: it is tagged !placeholder.</p>}
            <FieldInput field={fields.field} form={form} isFirst />
            <Complaints complaints={form.complaints} message={form.message} />
            {fields.beside.length > 0 && (
              <details>
                <summary>Beside it in the file ({fields.beside.length})</summary>
                {fields.beside.map((field) => (
                  <FieldInput key={field.label} field={field} form={form} />
                ))}
              </details>
            )}
          </>
        )}
        {!fields && <p role="status">{form.message}</p>}
        <div className="actions">
          <button type="submit" className="primary" disabled={!form.canSave}>
            Save
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="link" onClick={open}>
            Open in my editor
          </button>
        </div>
      </form>
    </dialog>
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

/** What the check says of what stands in the form; nothing of it has been written. */
function Complaints({ complaints, message }: { complaints: Complaint[]; message: string }) {
  return (
    <div id={COMPLAINTS_ID} className="complaints" role="status">
      {message !== '' && <p>{message}</p>}
      {complaints.map(({ file, line, column, message: said, hint }) => (
        <p key={`${file} ${line} ${column} ${said}`}>
          {said} {hint} <small>{`${file}:${line}`}</small>
        </p>
      ))}
    </div>
  )
}
