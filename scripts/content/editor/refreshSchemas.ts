import { indexOf } from '../mv/contentIndex.ts'
import { hasEditor, writeSchemas } from './writeSchemas.ts'

/** Tells editors of what a program has just written: a new name would be marked as unknown until the next check. */
export async function refreshSchemas(root: string): Promise<void> {
  if (hasEditor(root)) writeSchemas(root, await indexOf(root))
}
