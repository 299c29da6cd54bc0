import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Writer } from './backend.ts'
import { GroupFields } from './FormTree.tsx'
import { FORMS } from './protocol.ts'
import { Complaints, OtherComplaints } from './Said.tsx'
import { type DraftForm, useDraft } from './useDraft.ts'
import { useStepFocus } from './useStepFocus.ts'

interface Props {
  writer: Writer
  file: string
  /** Counts up when the content has changed. */
  version: number
}

/** A file of the content as a form: all that stands in it, all that may, and its text if it is an article. */
export function FormPage({ writer, file, version }: Props) {
  const [saves, setSaves] = useState(0)
  const [notice, setNotice] = useState('')
  const undo = async () => {
    const outcome = await writer.undo()
    setSaves(outcome.kind === 'saved' ? saves - 1 : 0)
    setNotice(outcome.kind === 'saved' ? 'What was saved last is undone.' : 'It cannot be undone here any more.')
  }
  const saved = () => {
    setSaves(saves + 1)
    setNotice('Saved.')
  }
  return (
    <main>
      <p>
        <a href={FORMS}>All files</a>
      </p>
      <h1>{file}</h1>
      <OneForm writer={writer} file={file} version={version} onSaved={saved} onUndo={saves > 0 ? undo : undefined} />
      <p className="notice" role="status">
        {notice}
      </p>
    </main>
  )
}

interface FormProps extends Props {
  onSaved: () => void
  /** Takes back what was saved last; undefined where there is nothing to take back. */
  onUndo: (() => void) | undefined
}

function OneForm({ writer, file, version, onSaved, onUndo }: FormProps) {
  const container = useRef<HTMLFormElement>(null)
  const draft = useDraft({ writer, file, onSaved, version })
  useStepFocus(container, draft)
  useWarning(draft.steps.length > 0)
  const { form, steps, complaints } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft.save()
  }
  const keys = (event: KeyboardEvent) => {
    // Enter in one of many fields is not meant to save them all.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form ref={container} onSubmit={submit} onKeyDown={keys} aria-label={file}>
      {form && (
        <div data-node="" tabIndex={-1}>
          <GroupFields group={form.root} draft={draft} />
          <Body draft={draft} />
        </div>
      )}
      <div className="foot">
        <OtherComplaints draft={draft} shown={(path) => path.length > 0} />
        {complaints.length > 0 && <p className="count">{toMend(complaints.length)}</p>}
        <p role="status">{draft.message}</p>
        <div className="actions">
          <button type="submit" className="primary" disabled={!draft.canSave}>
            Save
          </button>
          {steps.length > 0 && (
            <button type="button" onClick={draft.undo}>
              Undo this step
            </button>
          )}
          {steps.length === 0 && onUndo && (
            <button type="button" onClick={onUndo}>
              Undo what was saved
            </button>
          )}
          <button type="button" className="link" onClick={() => writer.open(file, { line: 1, column: 1 })}>
            Open in my editor
          </button>
        </div>
      </div>
    </form>
  )
}

function toMend(count: number): string {
  return count === 1 ? 'One thing to mend before it can be saved.' : `${count} things to mend before it can be saved.`
}

/** The text of an article, whole: its paragraphs can be edited one by one on the page itself. */
function Body({ draft }: { draft: DraftForm }) {
  const id = useId()
  const { body } = draft
  if (!body) return null
  return (
    <div className="field body">
      <label htmlFor={id}>Text, in Markdown</label>
      <textarea
        id={id}
        value={body.text}
        rows={24}
        spellCheck
        aria-describedby={`${id}-said`}
        onChange={({ target }) => draft.act({ kind: 'body', value: target.value })}
      />
      <div id={`${id}-said`}>
        <Complaints complaints={draft.complaints.filter(({ path }) => path?.length === 0)} />
      </div>
    </div>
  )
}

/** Before what has been typed is lost. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isChanged) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
