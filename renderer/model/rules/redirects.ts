import type { Problem } from '../problem.ts'
import type { CheckedFile } from '../validate.ts'
import type { Targets } from './references.ts'

/** An old address that is a page would never be reached as a redirect. */
export function checkRedirects({ file, data }: CheckedFile, targets: Targets): Problem[] {
  if (file.slot.kind !== 'single' || file.slot.name !== 'redirects') return []
  return Object.keys(data as object)
    .filter((from) => targets.addresses.has(from))
    .map((from) =>
      file.source.problem(
        ...file.yaml.keyRange([from]),
        `\`${from}\` is a page, so nobody would be redirected.`,
        'Remove this line, or rename the page.',
      ),
    )
}
