import { problemAt } from '../contentFile.ts'
import type { Problem } from '../problem.ts'
import type { CheckedFile } from '../validate.ts'
import { walk } from '../walk.ts'

const PAST_KEYS = ['date', 'updated']

/**
 * What has happened lies in the past: `date` and `updated` are at most today.
 * @param today the day of the check, `2026-11-20`. It decides between pass and fail alone; no page shows it.
 */
export function checkDates({ file, data }: CheckedFile, today: string): Problem[] {
  const problems: Problem[] = []
  walk(data, (leaf, path) => {
    const key = String(path.at(-1))
    if (PAST_KEYS.includes(key) && typeof leaf === 'string' && leaf > today) {
      problems.push(
        problemAt(
          file,
          path,
          `\`${key}\` is in the future (today is ${today}).`,
          'Publish it on that day, or write the day on which it appears.',
        ),
      )
    }
  })
  return problems
}
