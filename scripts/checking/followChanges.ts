import { Latest } from '../dev/latest.ts'

/**
 * Runs a task, and again after each change; changes during a run make one more.
 * @param changes one event for each; it ends when nobody wants to follow any more.
 */
export async function followChanges(changes: AsyncIterable<unknown>, run: () => Promise<void>): Promise<void> {
  const latest = new Latest(run)
  for await (const _ of changes) void latest.renew()
  await latest.result
}
