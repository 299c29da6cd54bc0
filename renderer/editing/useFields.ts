import { useCallback, useEffect, useState } from 'react'
import type { Writer } from './backend.ts'
import type { Place } from './pageInfo.ts'
import type { Complaint, Edit, Field, Fields, Outcome } from './protocol.ts'

/** The element in which a form shows what the check says. */
export const COMPLAINTS_ID = 'complaints'

export interface FieldsForm {
  /** Undefined until the server has said what there is. */
  fields: Fields | undefined
  complaints: Complaint[]
  /** What went wrong besides. */
  message: string
  isChanged: boolean
  canSave: boolean
  valueOf: (field: Field) => string
  change: (field: Field, value: string) => void
  save: () => void
}

interface Options {
  writer: Writer
  file: string
  place: Place | undefined
  onSaved: () => void
}

/** The check runs when one has stopped typing for so long. */
const PAUSE = 200

/** The state of a form: what the file says, what has been typed, and what the check says of that. */
export function useFields({ writer, file, place, onSaved }: Options): FieldsForm {
  const [fields, setFields] = useState<Fields>()
  const [values, setValues] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'fine' })
  const [isSaving, setSaving] = useState(false)
  const fail = useCallback((error: Error) => setOutcome({ kind: 'failed', message: error.message }), [])

  useEffect(() => {
    setFields(undefined)
    setValues({})
    setOutcome({ kind: 'fine' })
    let isWanted = true
    if (place) writer.fields({ file, place }).then((found) => isWanted && setFields(found), fail)
    return () => {
      isWanted = false
    }
  }, [writer, file, place, fail])

  const edit = fields && editOf(fields, values)
  const asked = JSON.stringify(edit)
  useEffect(() => {
    const current: Edit | undefined = asked === undefined ? undefined : JSON.parse(asked)
    let isWanted = true
    if (!current || current.changes.length === 0) {
      setOutcome({ kind: 'fine' })
      return
    }
    const timer = setTimeout(() => {
      writer.check(current).then((said) => isWanted && setOutcome(said), fail)
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [writer, asked, fail])

  const isChanged = edit !== undefined && edit.changes.length > 0
  const canSave = isChanged && !isSaving && outcome.kind !== 'refused'
  const save = async () => {
    if (!canSave) return
    setSaving(true)
    try {
      const said = await writer.save(edit)
      setOutcome(said)
      if (said.kind === 'saved') onSaved()
    } catch (error) {
      fail(error as Error)
    } finally {
      setSaving(false)
    }
  }
  return {
    fields,
    complaints: outcome.kind === 'refused' ? outcome.complaints : [],
    message: outcome.kind === 'failed' ? outcome.message : '',
    isChanged,
    canSave,
    valueOf: (field) => values[field.label] ?? field.value,
    change: (field, value) => setValues({ ...values, [field.label]: value }),
    save: () => void save(),
  }
}

/** What has been typed that is another than what the file says. */
function editOf({ file, field, beside }: Fields, values: Record<string, string>): Edit {
  const changes = [field, ...beside].flatMap(({ label, place, was, value: before }) => {
    const value = values[label] ?? before
    return value === before ? [] : [{ place, was, value }]
  })
  return { file, changes }
}
