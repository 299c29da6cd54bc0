import type { Diagnostic } from '../explain/diagnostic.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import type { Instant } from '../schedule/instants.ts'
import type { Timetable } from '../schedule/timetable.ts'
import type { Site } from '../site.ts'
import type { Bodies } from '../targets/bodies.ts'
import type { Targets } from '../targets/targets.ts'

/** The result of a check: a site or problems, and fields that both results have. */
export type CheckResult = {
  files: ParsedFile[]
  targets: Targets
  bodies: Bodies
  now: Instant
  timetable: Timetable
  warnings: Diagnostic[]
  /** Files with valid data. */
  checkedFiles: CheckedFile[]
} & (
  | {
      problems?: never
      /** Includes unpublished entries. */
      site: Site
      /** Creates the site that visitors see. */
      createPublished: () => Site
    }
  | {
      problems: Diagnostic[]
      site?: never
      createPublished?: never
      /** Creates the site for previews. Undefined if a problem affects how pages are rendered. */
      createPreview: (() => Site) | undefined
    }
)
