import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { UserError } from '../errors.ts'

/** A row by column. Cells are strings, because county and ZIP codes start with zeros. */
export type Row = Readonly<Record<string, string>>

/** Reads a CSV file with a header. @throws {UserError} if the file or a column is missing */
export function readTable(folder: string, name: string, columns: readonly string[]): Row[] {
  const file = join(folder, name)
  if (!existsSync(file))
    throw new UserError(`There is no table ${file}. \`--help\` lists the tables that the folder needs.`)
  return parseTable(readFileSync(file, 'utf8'), columns, file)
}

/** Parses CSV with a header. @throws {UserError} if a column is missing */
export function parseTable(text: string, columns: readonly string[], file: string): Row[] {
  const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true })
  const missing = columns.filter((column) => !meta.fields?.includes(column))
  if (missing.length > 0)
    throw new UserError(`${file} has no column ${missing.join(', ')}. Download the table again, or rename its columns.`)
  return data
}

/** Returns the text of a cell. */
export const getText = (row: Row, column: string) => row[column] ?? ''

/** Returns the number in a cell, or undefined if the cell is blank or `NA`. @throws {UserError} if the cell isn't a number */
export function getNumber(row: Row, column: string): number | undefined {
  const text = getText(row, column).trim()
  if (text === '' || text === 'NA') return undefined
  const number = Number(text)
  if (Number.isFinite(number)) return number
  throw new UserError(`\`${text}\` in the column ${column} isn't a number. Correct this row: ${JSON.stringify(row)}`)
}

/** Returns the number in a required cell. @throws {UserError} if the cell is blank or not a number */
export function getRequiredNumber(row: Row, column: string): number {
  const number = getNumber(row, column)
  if (number === undefined)
    throw new UserError(`The column ${column} is empty. Fill it in, in this row: ${JSON.stringify(row)}`)
  return number
}

/** Returns the known numbers of a row by key, or undefined if the row is missing, or if all cells are blank. */
export function getNumbers<Key extends string>(row: Row | undefined, columns: Readonly<Record<Key, string>>) {
  if (!row) return undefined
  const entries = Object.entries<string>(columns).map(([key, column]) => [key, getNumber(row, column)] as const)
  const knownEntries = entries.filter(([, number]) => number !== undefined)
  return knownEntries.length > 0 ? (Object.fromEntries(knownEntries) as Partial<Record<Key, number>>) : undefined
}

/** Returns the sum of all numbers. */
export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
