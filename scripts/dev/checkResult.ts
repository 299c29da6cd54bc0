import type { Checker, CheckResult } from '../../renderer/model/check/checker.ts'
import type { ContentModel } from '../../renderer/model/define/model.ts'
import type { Diagnostic } from '../../renderer/model/diagnostics/diagnostic.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import type { SiteContext } from '../../renderer/page.ts'
import type { createAdminFiles } from '../content/admin/adminFiles.ts'

/**
 * Result of a check. `error` is a bug in the code. Most fields are missing if there's an error or no content folder, and
 * `siteContext` is also missing if the content can't be rendered.
 */
export type DevCheckResult = { problems: Diagnostic[]; error?: Error } & (
  | RenderableCheck
  | (Partial<CompletedCheck> & { siteContext?: never })
)

export type RenderableCheck = CompletedCheck & { siteContext: SiteContext }

type CompletedCheck = Pick<CheckResult, 'targets' | 'files' | 'bodies' | 'warnings'> & {
  checker: Checker
  model: ContentModel
  contentFolder: ContentFolder
  /** The last content without problems. */
  lastValidFolder: ContentFolder | undefined
  /** Creates the CMS files on first use. */
  getAdminFiles: () => ReturnType<typeof createAdminFiles>
}
