import { useId } from 'react'
import type { Field } from './protocol.ts'
import { COMPLAINTS_ID, type FieldsForm } from './useFields.ts'

interface Props {
  field: Field
  form: FieldsForm
  /** The text that was clicked: the focus begins there. */
  isFirst?: boolean
}

const NAMES: Record<Field['kind'], string> = {
  text: 'Text',
  markdown: 'Text',
  number: 'Value',
  choice: 'Choice',
  reference: 'What it refers to',
}

/** Longer texts get several lines. */
const LONG = 60

/** One value of a file, as its kind is edited. */
export function FieldInput({ field, form, isFirst = false }: Props) {
  const id = useId()
  const value = form.valueOf(field)
  const change = ({ target }: { target: { value: string } }) => form.change(field, target.value)
  const isWrong = isFirst && form.complaints.length > 0
  const common = {
    id,
    value,
    onChange: change,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isFirst ? COMPLAINTS_ID : undefined,
    autoFocus: isFirst,
  }
  return (
    <div className={isFirst ? 'field field-first' : 'field'}>
      <label htmlFor={id}>{isFirst ? NAMES[field.kind] : field.label}</label>
      <Control field={field} common={common} listId={`${id}-choices`} />
      {field.most !== undefined && <Count length={value.trim().length} field={field} />}
    </div>
  )
}

interface ControlProps {
  field: Field
  common: React.ComponentProps<'input'> & React.ComponentProps<'textarea'> & React.ComponentProps<'select'>
  listId: string
}

function Control({ field: { kind, choices, value }, common, listId }: ControlProps) {
  if (kind === 'choice')
    return (
      <select {...common}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  if (kind === 'markdown' || (kind === 'text' && value.length > LONG))
    return <textarea {...common} rows={Math.min(12, Math.ceil(value.length / LONG) + 1)} spellCheck />
  return (
    <>
      <input
        {...common}
        list={choices.length > 0 ? listId : undefined}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        spellCheck={kind === 'text'}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}

function Count({ length, field: { least = 0, most = Number.POSITIVE_INFINITY } }: { length: number; field: Field }) {
  const isWrong = length < least || length > most
  const range = least > 1 ? `${least} to ${most}` : `at most ${most}`
  return <small className={isWrong ? 'count too-long' : 'count'}>{`${length} characters, ${range}`}</small>
}
