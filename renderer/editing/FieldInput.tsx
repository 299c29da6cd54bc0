import { useId } from 'react'
import { isSame } from './nodes.ts'
import type { Choice, Field } from './protocol.ts'
import { Complaints, Said } from './Said.tsx'
import type { DraftForm } from './useDraft.ts'

interface Props {
  field: Field
  draft: DraftForm
  /** The text that was clicked: the focus begins there, and its name stands above the form. */
  isFirst?: boolean
  /** Of an item, the list that it is in: its own name is a number. */
  list?: string | undefined
}

const NAMES: Record<Field['kind'], string> = {
  text: 'Text',
  number: 'Value',
  choice: 'Choice',
  date: 'Day',
  reference: 'What it refers to',
}

/** Longer texts get several lines. */
const LONG = 60

/** One value of a file, as its kind is edited; what it is for, and what the check says of it, beside it. */
export function FieldInput({ field, draft, isFirst = false, list }: Props) {
  const id = useId()
  const value = draft.valueOf(field)
  const complaints = draft.complaints.filter(({ path }) => path && isSame(path, field.path))
  const common = {
    id,
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      draft.act({ kind: 'set', path: field.path, value: target.value }),
    'aria-invalid': complaints.length > 0 || undefined,
    'aria-describedby': `${id}-for ${id}-said`,
    autoFocus: isFirst,
  }
  return (
    <div className={isFirst ? 'field field-first' : 'field'}>
      <label htmlFor={id}>
        {list !== undefined && <span className="unseen">{list} </span>}
        {isFirst ? NAMES[field.kind] : field.label}
      </label>
      <div id={`${id}-for`}>
        <Said node={field} />
      </div>
      <Control field={field} common={common} listId={`${id}-choices`} choices={choicesOf(field, draft)} />
      <div id={`${id}-said`}>
        {field.most !== undefined && <Count length={value.trim().length} field={field} />}
        <Complaints complaints={complaints} isHinted={field.kind !== 'choice'} />
      </div>
    </div>
  )
}

function choicesOf({ target, choices }: Field, { form }: DraftForm): Choice[] {
  return target === undefined ? choices : (form?.targets[target] ?? [])
}

interface ControlProps {
  field: Field
  common: React.ComponentProps<'input'> & React.ComponentProps<'textarea'> & React.ComponentProps<'select'>
  listId: string
  choices: Choice[]
}

function Control({ field: { kind, value }, common, listId, choices }: ControlProps) {
  if (kind === 'choice')
    return (
      <select {...common}>
        {value === '' && <option value="">Choose …</option>}
        <Options choices={choices} />
      </select>
    )
  if (kind === 'text' && choices.length === 0 && value.length > LONG)
    return <textarea {...common} rows={Math.min(12, Math.ceil(value.length / LONG) + 1)} spellCheck />
  return (
    <>
      <input
        {...common}
        type={kind === 'date' ? 'date' : 'text'}
        list={choices.length > 0 ? listId : undefined}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={kind === 'text'}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          <Options choices={choices} />
        </datalist>
      )}
    </>
  )
}

function Options({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function Count({ length, field: { least = 0, most = Number.POSITIVE_INFINITY } }: { length: number; field: Field }) {
  const isWrong = length < least || length > most
  const range = least > 1 ? `${least} to ${most}` : `at most ${most}`
  return <small className={isWrong ? 'count too-long' : 'count'}>{`${length} characters, ${range}`}</small>
}
