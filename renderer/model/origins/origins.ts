import type { ParsedFile } from '../parse/parsedFile.ts'
import type { Path } from '../parse/yaml.ts'

/** Where a text comes from: a value of a file's data, by its keys, or a stretch of its body. */
export type Place = { path: Path; block?: never } | { path?: never; block: [start: number, end: number] }

export interface Origin {
  file: ParsedFile
  place: Place
}

/** The places that marks stand for, by number. It grows: what is marked once keeps its number. */
export class Origins {
  private readonly known: Origin[] = []

  add(file: ParsedFile, place: Place): number {
    return this.known.push({ file, place }) - 1
  }

  get(id: number): Origin | undefined {
    return this.known[id]
  }
}

/** The stretch of its file that an origin means. */
export function stretchOf({ file, place }: Origin): [start: number, end: number] {
  return place.block ?? file.yaml.range(place.path)
}

/** Line and column of an origin, both from 1. */
export function positionOf(origin: Origin): { line: number; column: number } {
  const { line, column } = origin.file.source.problem(...stretchOf(origin), '')
  return { line, column }
}
