import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { UserError } from '../errors.ts'

/** A line of a table. Everything is text: codes of counties and ZIP codes begin with zeros. */
export type Row = Readonly<Record<string, string>>

/** @throws {UserError} if the table, or one of its columns, is missing. */
export function readTable(folder: string, name: string, columns: readonly string[]): Row[] {
  const file = join(folder, name)
  if (!existsSync(file)) throw new UserError(`There is no table ${file}.`)
  return parseTable(readFileSync(file, 'utf8'), columns, file)
}

/** The rows of a table. @throws {UserError} if a column is missing. */
export function parseTable(text: string, columns: readonly string[], file: string): Row[] {
  const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true })
  const missing = columns.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0) throw new UserError(`${file} has no column ${missing.join(', ')}.`)
  return data
}

/** A text of a row; empty where there is none. */
export function textAt(row: Row, column: string): string {
  return row[column] ?? ''
}

/**
 * A number of a row; undefined where the cell is blank or says NA. Blank is never zero: it may be withheld.
 * @throws {UserError} if it is anything else.
 */
export function numberAt(row: Row, column: string): number | undefined {
  const text = textAt(row, column).trim()
  if (text === '' || text === 'NA') return undefined
  const number = Number(text)
  if (Number.isFinite(number)) return number
  throw new UserError(`\`${text}\` in the column ${column} is no number.`)
}

export function neededAt(row: Row, column: string): number {
  const number = numberAt(row, column)
  if (number === undefined) throw new UserError(`A cell of the column ${column} is empty: ${JSON.stringify(row)}`)
  return number
}

/** The figures of a row by their keys; undefined where the row has none of them. */
export function figuresAt<Key extends string>(
  row: Row | undefined,
  columns: Readonly<Record<Key, string>>,
): Partial<Record<Key, number>> | undefined {
  if (!row) return undefined
  const keys = Object.keys(columns) as Key[]
  const found = keys.flatMap((key) => {
    const figure = numberAt(row, columns[key])
    return figure === undefined ? [] : [[key, figure] as const]
  })
  return found.length === 0 ? undefined : (Object.fromEntries(found) as Partial<Record<Key, number>>)
}
