import type { Keys } from '../../../renderer/editing/protocol.ts'
import type { ParsedYaml } from '../../../renderer/model/parse/yaml.ts'

/** The keys of the innermost value at an offset of its file: what a problem there is about. */
export function pathAt(yaml: ParsedYaml, offset: number): Keys {
  const within = (path: Keys, value: unknown): Keys => {
    if (value === null || typeof value !== 'object') return path
    const keys: Keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    const inner = keys.find((key) => isWithin(yaml, [...path, key], offset))
    return inner === undefined ? path : within([...path, inner], (value as Record<string | number, unknown>)[inner])
  }
  return within([], yaml.data)
}

function isWithin(yaml: ParsedYaml, path: Keys, offset: number): boolean {
  const [key] = typeof path.at(-1) === 'number' ? yaml.range(path) : yaml.keyRange(path)
  const [start, end] = yaml.range(path)
  return offset >= Math.min(key, start) && offset < Math.max(end, start + 1)
}
