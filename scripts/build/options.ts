export interface BuildOptions {
  /** The content folder. */
  content: string
  /** The folder to publish into. It keeps its last good site if anything fails. */
  out: string
  /** Whether values tagged `!placeholder` are errors. */
  release: boolean
  /** Whether Vike renders every page: the reference, which gives the same bytes. */
  viaVike?: boolean
  /** Whether everything but code and pictures is made even where an earlier build has made it. */
  anew?: boolean
  /** The date that the site is made for, if it is not that of the commit: `2026-11-22`, or with a time and its zone. */
  date?: string | undefined
  /** Whether the site has what visitors do not see, with a mark. */
  drafts?: boolean
  /** For a preview: where the content stands in the host's editor, so that each page leads to its files. */
  editable?: string | undefined
}

/** Whether a build is for writers: a preview shows them what visitors do not see yet. */
export function showsDrafts({ drafts = false, editable }: Pick<BuildOptions, 'drafts' | 'editable'>): boolean {
  return drafts || editable !== undefined
}
