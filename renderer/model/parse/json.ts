import type { Source } from '../explain/source.ts'
import { type ParsedYaml, parseYaml } from './yaml.ts'

/**
 * Parses data that programs generate. All JSON is YAML (YAML 1.2, section 1.3), whose parser finds places in it: forty times slower, and so
 * only when a problem needs one.
 */
export function parseJson(source: Source): ParsedYaml {
  let places: ParsedYaml | undefined
  const yaml = () => {
    places ??= parseYaml(source, source.text)
    return places
  }
  const data = dataOf(source.text)
  if (data === undefined) return { ...yaml(), problems: [notJson(source), ...yaml().problems].slice(0, 1) }
  return {
    data,
    range: (path) => yaml().range(path),
    has: (path) => yaml().has(path),
    keyRange: (path) => yaml().keyRange(path),
    placeholders: [],
    problems: [],
    slips: [],
  }
}

function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function notJson(source: Source) {
  return source.fault(
    0,
    1,
    'This file is not JSON.',
    'A program has written it, and writes it again: nobody edits it by hand.',
  )
}
