import { createHash } from 'node:crypto'
import type { ContentModel } from '../../renderer/model/define/model.ts'
import { formOf } from '../../renderer/model/describe/cmsConfig.ts'
import { labelKeys } from '../../renderer/model/describe/fieldLabels.ts'
import { type Diagnostic, describeFix, sortProblems } from '../../renderer/model/explain/diagnostic.ts'
import { pathInContent } from '../../renderer/model/explain/source.ts'
import type { ContentFolder } from '../../renderer/model/read/readContent.ts'
import type { ProblemNote } from '../../renderer/page.ts'
import { ADMIN } from '../serve/hostFiles.ts'

/** Sorts and formats problems for pages and forms. */
export function noteProblems(problems: Diagnostic[], model: ContentModel | undefined): ProblemNote[] {
  return sortProblems(problems).map((problem) => {
    const { file, line, column, message, hint } = problem
    const form = model && formOf(pathInContent(file), model)
    const advice = [hint, describeFix(problem)].filter(Boolean).join(' ')
    return { file, line, column, message, advice, ...(form !== undefined && { form: `${ADMIN}#${form}` }) }
  })
}

/** Path of the reports for forms: `/__check?file=posts/first-post.mdx` for a file, `/__check` for hashes of all texts. */
export const CHECK_REPORT = '/__check'

interface Checked {
  model?: ContentModel
  folder?: ContentFolder
  problems: Diagnostic[]
  hints?: Diagnostic[]
}

/** Returns the result of the check for a file, in the words of its form. @param path relative to `content`, or to its parent */
export function reportFile({ problems, hints = [], model }: Omit<Checked, 'folder'>, path: string) {
  const file = path.replace(/^content\//, '')
  const label = (text: string) => (model ? labelKeys(text, file, model) : text)
  const ofFile = (list: Diagnostic[]) => {
    const own = list.filter((each) => pathInContent(each.file) === file)
    return noteProblems(own, undefined).map((note) => ({
      ...note,
      message: label(note.message),
      advice: label(note.advice),
    }))
  }
  return { file, problems: ofFile(problems), hints: ofFile(hints) }
}

/** Returns SHA-256 in hexadecimal by path: `content/site.yaml`. Empty if the folder can't be read. */
export function hashTexts({ folder }: Checked): Record<string, string> {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  return Object.fromEntries([...(folder?.texts ?? [])].map(([path, bytes]) => [`content/${path}`, hash(bytes)]))
}
