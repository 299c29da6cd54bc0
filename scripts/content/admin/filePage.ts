import type { CheckResult } from '../../../renderer/model/check/checker.ts'
import { DRAFT_HIDDEN_NOTE } from '../../../renderer/model/check/runRules.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { getFormFragment } from '../../../renderer/model/describe/cmsConfig.ts'
import { getLabel, NAME_KEYS } from '../../../renderer/model/describe/formLayout.ts'
import { type JsonSchema, toJsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import { type Diagnostic, formatFix } from '../../../renderer/model/diagnostics/diagnostic.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { urls } from '../../../renderer/urls.ts'
import { escapeHtml, renderPlainPage } from '../../plainPage.ts'
import { renderBody } from '../../renderBody.tsx'
import { ADMIN_ADDRESS } from '../../serve/hostFiles.ts'

export type CheckedContent = Pick<CheckResult, 'files' | 'bodies' | 'warnings'> & { model: ContentModel }

/** Maps the addresses of incomplete drafts to functions that render a page with the problems. */
export function createDraftPages(checkedContent: CheckedContent): Map<string, () => string> {
  const pages = new Map<string, () => string>()
  const intro = 'This draft isn’t complete, so visitors don’t see it, and no list shows it.'
  const listTitle = 'To finish it, fix these problems'
  for (const file of checkedContent.files) {
    const { fileType, source } = file
    const warnings = checkedContent.warnings.filter((warning) => warning.file === source.displayPath)
    if (fileType.kind !== 'entry' || !warnings.some(({ rule }) => rule === 'schema')) continue
    const problems = warnings.filter(({ rule }) => rule === 'schema' || rule === 'references')
    const render = () => renderFilePage(file, { ...checkedContent, intro, listTitle, problems })
    pages.set(fileType.definition.getAddress(fileType.slug), render)
  }
  return pages
}

type FilePageOptions = Pick<CheckedContent, 'model' | 'bodies'> & {
  intro: string
  listTitle: string
  problems: Diagnostic[]
}

/** Renders a page that replaces the page of a file: the problems, a link to the form, and the text of an MDX file. */
export function renderFilePage(file: ParsedFile, options: FilePageOptions): string {
  const { source, yaml, fileType } = file
  const { intro, listTitle, problems, model, bodies } = options
  const data = { ...(yaml.data as Record<string, unknown> | undefined) }
  const name = String(data[NAME_KEYS.find((key) => data[key] !== undefined) ?? ''] ?? source.path)
  const form = getFormFragment(source.path, model)
  const formLink = form === undefined ? '' : ` <a href="${ADMIN_ADDRESS}#${form}">Open the form</a>`
  const { properties = {} } = toJsonSchema(fileType.schema)
  const items = problems.map((problem) => renderProblem(problem, properties)).join('\n')
  const body = bodies.get(source.path)
  const article =
    body && renderBody(body.tree, { resolveLink: (href) => href, resolveImage: (path) => urls.media(path) })
  const html = `<aside><p>${intro}${formLink}</p>
<h2>${listTitle}</h2>
<ul>${items}</ul></aside>
${article === undefined ? '' : `<article>${article}</article>`}`
  return renderPlainPage(escapeHtml(name), html)
}

function renderProblem(problem: Diagnostic, fields: Record<string, JsonSchema>): string {
  const { message, hint, line, sourceLine, missing } = problem
  const missingField = fields[missing?.key ?? '']
  const advice = missingField ? (missingField.description ?? hint) : getAdvice(problem)
  const text = [message.replace(` ${DRAFT_HIDDEN_NOTE}`, ''), advice].filter(Boolean).join(' ')
  const html = escapeHtml(text).replaceAll(/`([^`]+)`/g, (_, code: string) => {
    const field = fields[code]
    return field ? `<strong>${field.title ?? getLabel(code)}</strong>` : `<code>${code}</code>`
  })
  const excerpt = sourceLine && !missingField ? `<pre>${line} | ${escapeHtml(sourceLine.text)}</pre>` : ''
  return `<li>${html}${excerpt}</li>`
}

export function getAdvice(problem: Diagnostic): string {
  return [problem.hint, formatFix(problem)].filter(Boolean).join(' ')
}
