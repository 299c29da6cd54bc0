import pLimit from 'p-limit'

/** Returns a function that runs a task. Runs don't overlap, and several calls during a run cause a single run after it. */
export function createSerialRunner<Result>(task: () => Promise<Result>): () => Promise<Result> {
  const limit = pLimit(1)
  let lastRun: Promise<Result> | undefined
  return () => {
    if (!lastRun || limit.pendingCount === 0) lastRun = limit(task)
    return lastRun
  }
}

/** Longer than the pauses of an editor that saves, and too short to notice. */
const DEBOUNCE_MS = 15

/** Returns a function that runs a task when its calls stop. Editors save a file in several steps. */
export function debounce(task: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, DEBOUNCE_MS)
  }
}
