import { useCallback, useEffect, useRef, useState } from 'react'
import type { Writer } from './backend.ts'
import { isSame, nodeAt } from './nodes.ts'
import type { Complaint, Edit, Field, FileForm, Keys, Outcome, Step } from './protocol.ts'
import { bodyOver, said, typedOver, withStep } from './steps.ts'

/** A file in a form: what it says after all that has been done to it, and what the check says of that. */
export interface DraftForm {
  /** Undefined until the server has said what there is. */
  form: FileForm | undefined
  /** All that has been done and not saved. */
  steps: Step[]
  /** Those that the form shows already. */
  shown: Step[]
  complaints: Complaint[]
  /** What went wrong besides, or what was done, for those who do not see it. */
  message: string
  canSave: boolean
  valueOf: (field: Field) => string
  body: FileForm['body']
  act: (step: Step) => void
  /** Takes back the last step. */
  undo: () => void
  save: () => void
  /** What the last step was about, once the form shows it. */
  focus: Step | undefined
}

interface Options {
  writer: Writer
  file: string
  onSaved: () => void
  /** Counts up when the content has changed: a form in which nothing has been done is read anew. */
  version?: number
}

/** The check runs when one has stopped typing for so long. */
const PAUSE = 200

/** The form, and the steps that it shows. */
interface Shown {
  form: FileForm
  steps: Step[]
}

export function useDraft({ writer, file, onSaved, version = 0 }: Options): DraftForm {
  const [shown, setShown] = useState<Shown>()
  const [steps, setSteps] = useState<Step[]>([])
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'fine' })
  const [message, setMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  const first = useRef<FileForm>(undefined)
  const fail = useCallback((error: Error) => setMessage(error.message), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is read anew
  useEffect(() => {
    let isWanted = true
    if (steps.length === 0) first.current = undefined
    const edit: Edit | Pick<Edit, 'file'> = first.current ? { file, base: first.current.base, steps } : { file }
    const ask = async () => {
      const { form, outcome: told } = await writer.draft(edit)
      if (!isWanted) return
      first.current ??= form
      const isUndone = told.kind === 'failed' && !isTyped(steps.at(-1))
      if (told.kind === 'failed') setMessage(told.message)
      if (isUndone) return setSteps(steps.slice(0, -1))
      setOutcome(told)
      setShown({ form, steps })
    }
    const timer = setTimeout(() => void ask().catch(fail), isTyped(steps.at(-1)) ? PAUSE : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [writer, file, steps, version, fail])

  // What the check has said of earlier steps says nothing of these: the server asks it again.
  const isTold = shown?.steps === steps
  const canSave = steps.length > 0 && !isSaving && (outcome.kind === 'fine' || !isTold)
  const save = async () => {
    if (!canSave || !first.current) return
    setSaving(true)
    try {
      const told = await writer.save({ file, base: first.current.base, steps })
      if (told.kind === 'failed') setMessage(told.message)
      else setOutcome(told)
      if (told.kind !== 'saved') return
      setSteps([])
      onSaved()
    } catch (error) {
      fail(error as Error)
    } finally {
      setSaving(false)
    }
  }
  const waiting = shown ? steps.slice(shown.steps.length) : []
  return {
    form: shown?.form,
    steps,
    shown: shown?.steps ?? [],
    complaints: outcome.kind === 'refused' ? outcome.complaints : [],
    message,
    canSave,
    valueOf: (field) => typedOver(waiting, field.path) ?? field.value,
    body: bodyOver(waiting, shown?.form.body),
    act: (step) => {
      setMessage(said(step))
      setSteps(withStep(steps, step, (path) => valueIn(first.current, path)))
    },
    undo: () => {
      setMessage('Undone.')
      setSteps(steps.slice(0, -1))
    },
    save: () => void save(),
    focus: isTold ? steps.at(-1) : undefined,
  }
}

function isTyped(step: Step | undefined): boolean {
  return step?.kind === 'set' || step?.kind === 'block' || step?.kind === 'body'
}

function valueIn(form: FileForm | undefined, path: Keys): string | undefined {
  const node = form && nodeAt(form.root, path)
  return node && 'value' in node && isSame(node.path, path) ? node.value : undefined
}
