import { familyOf } from './families.ts'
import { type Built, sizeOf } from './readBuilt.ts'

/** What the pages of a family take, or all scripts and styles: gzipped, in bytes. */
export interface FamilySize {
  family: string
  before: Sum
  after: Sum
}

interface Sum {
  files: number
  bytes: number
}

/** The sizes of families before and after, where they differ. */
export function compareSizes(before: Built, after: Built): FamilySize[] {
  const [was, is] = measure(before, after)
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((family) => ({ family, before: was.get(family) ?? none(), after: is.get(family) ?? none() }))
    .filter((each) => each.before.bytes !== each.after.bytes)
}

const none = (): Sum => ({ files: 0, bytes: 0 })

function measure(before: Built, after: Built): [Map<string, Sum>, Map<string, Sum>] {
  const sums = [new Map<string, Sum>(), new Map<string, Sum>()] as [Map<string, Sum>, Map<string, Sum>]
  for (const kind of ['pages', 'code'] as const) {
    for (const address of new Set([...before[kind].keys(), ...after[kind].keys()])) {
      const family = kind === 'pages' ? familyOf(address) : 'scripts and styles'
      const [was, is] = [before[kind].get(address), after[kind].get(address)]
      const size = was && sizeOf(was)
      add(sums[0], family, size)
      add(sums[1], family, was && is?.equals(was) ? size : is && sizeOf(is))
    }
  }
  return sums
}

function add(sums: Map<string, Sum>, family: string, bytes: number | undefined): void {
  if (bytes === undefined) return
  const sum = sums.get(family) ?? none()
  sums.set(family, { files: sum.files + 1, bytes: sum.bytes + bytes })
}

/** `31.2 KB`; what one page of a family takes on average. */
export function perFile({ files, bytes }: Sum): string {
  return files === 0 ? 'none' : `${(bytes / files / 1000).toFixed(2)} KB`
}
