import { counted } from '../../build/steps/step.ts'
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

type Sums = Map<string, Sum>

/** Only of families in which something differs: to compress all pages of the site takes seconds. */
function measure(before: Built, after: Built): [Sums, Sums] {
  const [was, is]: [Sums, Sums] = [new Map(), new Map()]
  for (const [family, files] of differing(before, after)) {
    for (const [first, second] of files) {
      const size = first && sizeOf(first)
      add(was, family, size)
      add(is, family, first && second?.equals(first) ? size : second && sizeOf(second))
    }
  }
  return [was, is]
}

type Pair = [before: Buffer | undefined, after: Buffer | undefined]

function differing(before: Built, after: Built): [family: string, files: Pair[]][] {
  const families = new Map<string, Pair[]>()
  for (const kind of ['pages', 'code'] as const) {
    for (const address of new Set([...before[kind].keys(), ...after[kind].keys()])) {
      const family = kind === 'pages' ? familyOf(address) : 'scripts and styles'
      const files = families.get(family) ?? []
      files.push([before[kind].get(address), after[kind].get(address)])
      families.set(family, files)
    }
  }
  return [...families].filter(([, files]) => files.some(([was, is]) => !was || !is || !was.equals(is)))
}

function add(sums: Map<string, Sum>, family: string, bytes: number | undefined): void {
  if (bytes === undefined) return
  const sum = sums.get(family) ?? none()
  sums.set(family, { files: sum.files + 1, bytes: sum.bytes + bytes })
}

/** `+12.3 KB`, `−40 bytes`. */
export function signed(bytes: number): string {
  const size = Math.abs(bytes)
  return `${bytes < 0 ? '−' : '+'}${size < 1000 ? counted(size, 'byte') : `${(size / 1000).toFixed(1)} KB`}`
}

/** `31.20 KB`: what one page of a family takes on average. */
export function perFile({ files, bytes }: Sum): string {
  return files === 0 ? 'none' : `${(bytes / files / 1000).toFixed(2)} KB`
}
