import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest ones of all come first, so that none is left over at the end while a processor has nothing to do. */
const PROJECTS = ['full', 'contract', 'site', 'unit']
/** Those of a project that take longest, whatever the machine: programs started several times, and many checks. */
const LONG = [
  'full/newCollection',
  'full/build',
  'full/dev',
  'full/states',
  'full/incremental',
  'browser/accessibility',
  'model/fuzz',
  'model/oneSlip',
]

/**
 * One project after the other. Vitest keeps a worker, with all that it has loaded, only where the next file in line is of
 * the same project: by size or by time projects take turns, and most files load everything anew.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const isLong = LONG.some((name) => moduleId.includes(`/${name}.test.`))
  return 2 * PROJECTS.indexOf(project.name) + (isLong ? 0 : 1)
}
