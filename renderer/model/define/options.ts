import { z } from 'zod'
import type { EditorMeta } from './notes.ts'

/** Creates a schema for a choice, from labels by value: `{ beat: 'Beat (heartbeat)' }`. */
export function choice<Value extends string>(labels: Record<Value, string>) {
  const values = Object.keys(labels) as Value[]
  return z.enum(values).meta({ enumDescriptions: Object.values(labels) } satisfies EditorMeta)
}
