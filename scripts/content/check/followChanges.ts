import { setTimeout } from 'node:timers/promises'
import { Latest } from '../../dev/latest.ts'

/** In milliseconds: an editor saves in several steps, each of which is told, and they are one change. */
const GATHERED = 40

/**
 * Runs a task, and again after each change; changes during a run make one more.
 * @param changes one event for each; it ends when nobody wants to follow any more.
 * @param gather waits for the further steps of one saving.
 */
export async function followChanges(
  changes: AsyncIterable<unknown>,
  run: () => Promise<void>,
  gather = () => setTimeout(GATHERED),
): Promise<void> {
  const latest = new Latest(run)
  let gathering: Promise<unknown> | undefined
  for await (const _ of changes) {
    gathering ??= gather().then(() => {
      gathering = undefined
      return latest.renew()
    })
  }
  await gathering
  await latest.result
}
