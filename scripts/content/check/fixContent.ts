import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { apart, applyEdits, type Fix } from '../../../renderer/model/explain/fix.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'

/** How often it is looked again: behind one mistake of syntax another may wait. */
const ROUNDS = 20

/**
 * Mends what can be meant in one way alone, in the files themselves: nothing else of them is touched.
 * @returns what was mended, as `content/team/president.yaml:3: role: President`.
 */
export async function fixContent(root: string, look: () => Promise<Problem[]>): Promise<string[]> {
  const fixed: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = fixed.length
    for (const [file, problems] of certainIn(await look())) {
      const path = resolve(dirname(resolve(root)), file)
      // Fixes that touch each other wait for the next round.
      const now = apart(problems)
      const edits = now.flatMap(({ fix }) => fix.edits)
      writeFileSync(path, applyEdits(readFileSync(path, 'utf8'), edits))
      fixed.push(...now.map(({ line, fix }) => `${file}:${line}: ${fix.line ?? 'left out'}`))
    }
    if (fixed.length === before) break
  }
  return fixed
}

type Fixed = Problem & { fix: Fix }

function certainIn(problems: Problem[]): Map<string, Fixed[]> {
  const files = new Map<string, Fixed[]>()
  for (const problem of problems) {
    const { fix, file } = problem
    if (fix?.isCertain) files.set(file, [...(files.get(file) ?? []), { ...problem, fix }])
  }
  return files
}
