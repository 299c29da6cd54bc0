import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { embedFlaw, isEmbed, NO_CODE } from './component.ts'
import { IN_BODY } from './tokensInBody.ts'

interface Stop {
  at: number
  cite: (token: string) => string | undefined
  /** Its own words. Source: micromark-extension-mdx-expression and -mdx-jsx. */
  reason: string
}

/** What the messages of the MDX parser mean for a writer: the first that fits what stands there. */
export function syntaxProblem(source: Source, stop: Stop): Problem {
  return (
    comment(source, stop) ??
    autolink(source, stop) ??
    curlyQuotes(source, stop) ??
    bareValue(source, stop) ??
    lessThan(source, stop) ??
    unclosed(source, stop) ??
    brace(source, stop) ??
    other(source, stop)
  )
}

/** The tag that a place stands in: from its `<` to behind its `>`, in one line. */
function tagAround({ text }: Source, at: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('<', at)
  if (start === -1 || text.slice(start, at).includes('\n')) return undefined
  const [written = ''] = /^[^>\n]*>?/.exec(text.slice(start)) ?? []
  return [start, start + written.length]
}

function comment(source: Source, { at }: Stop): Problem | undefined {
  const start = source.text.lastIndexOf('<', at)
  if (start === -1 || !source.text.startsWith('<!--', start)) return undefined
  const close = source.text.indexOf('-->', start)
  const end = close === -1 ? start + 4 : close + 3
  const fix = close === -1 ? undefined : { edits: [source.edit(start, end, '')], isCertain: false }
  const hint = 'Remove it; notes may stand in the front matter, behind `# `.'
  return source.fault(start, end, 'A body has no comments.', hint, fix)
}

function autolink(source: Source, { at }: Stop): Problem | undefined {
  const start = source.text.lastIndexOf('<', at)
  const [written, address = ''] =
    /^<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/.exec(source.text.slice(Math.max(0, start))) ?? []
  if (start === -1 || written === undefined) return undefined
  const to = address.includes('://') ? address : `mailto:${address}`
  const words = address.replace(/^https?:\/\//, '')
  const end = start + written.length
  const fix = source.replace(start, end, `[${words}](${to})`, true)
  return source.fault(start, end, 'Angle brackets make no link here.', undefined, fix)
}

function curlyQuotes(source: Source, { at, reason }: Stop): Problem | undefined {
  const tag = /[“”„‘’]/.test(reason) ? tagAround(source, at) : undefined
  if (!tag) return undefined
  const fix = source.replace(...tag, source.text.slice(...tag).replaceAll(/[“”„‘’]/g, '"'), true)
  const message = 'These are curly quotes: around the value behind a `=` stand straight ones.'
  return source.fault(at, at + 1, message, undefined, fix)
}

function bareValue(source: Source, { at }: Stop): Problem | undefined {
  if (source.text[at - 1] !== '=') return undefined
  const [value = ''] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(at)) ?? []
  if (value === '') return undefined
  const end = at + value.length
  const fix = source.replace(at, end, `"${value}"`, true)
  return source.fault(at, end, 'The value behind a `=` stands in quotes.', undefined, fix)
}

function lessThan(source: Source, { at, reason }: Stop): Problem | undefined {
  if (!/name/.test(reason) || source.text[at - 1] !== '<') return undefined
  const fix = source.replace(at - 1, at, '\\<', /[\d\s=]/.test(source.text[at] ?? ' '))
  const message = 'A `<` starts a component, and none follows.'
  return source.fault(at - 1, at, message, 'A `\\` before it makes it a sign.', fix)
}

function unclosed(source: Source, { at, reason }: Stop): Problem | undefined {
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  const [start, end] = source.text[at] === '<' ? (tagAround(source, at) ?? [at, at + 1]) : [at, at + 1]
  const written = source.text.slice(start, end)
  if (isEmbed(name)) {
    const { message, hint, write } = embedFlaw(name)
    return source.fault(start, end, message, hint, source.replace(start, end, write?.(written) ?? ''))
  }
  if (/^[a-z]/.test(name)) {
    const hint = 'Markdown has its own signs: an empty line begins a paragraph.'
    return source.fault(start, end, `HTML is not written here (\`<${name}>\`).`, hint)
  }
  const isAlone = source.line(source.lineOf(start)).trim() === written
  const hint = isAlone ? `Write \`</${name}>\` on a line of its own behind what belongs inside.` : undefined
  const fix = isAlone ? undefined : source.replace(end - 1, end, ' />')
  return source.fault(start, end, `\`<${name}>\` is opened here and never closed.`, hint, fix)
}

function brace(source: Source, { at, reason, cite }: Stop): Problem | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const start = source.text.lastIndexOf('{', Math.max(0, at - 1))
  if (start === -1) return undefined
  const [written = '', token = ''] = /^\{([a-z][\w:/-]*)/i.exec(source.text.slice(start)) ?? []
  const cited = cite(token)
  const message = 'A `{` starts code here, and there is no code in content.'
  const fix = cited ? source.replace(start, start + written.length, cited) : source.replace(start, start + 1, '\\{')
  return source.fault(start, start + 1, message, cited ? IN_BODY : NO_CODE, fix)
}

function other(source: Source, { at, reason }: Stop): Problem {
  const said = reason.split(/[,;(]/)[0]?.trim() ?? reason
  if (/closing|close/i.test(reason)) {
    const hint =
      'Each opening tag has one closing: <Callout title="…"> … </Callout>. Others end themselves: <Claim id="…" />.'
    return source.fault(at, at + 1, `These tags do not fit each other (${said}).`, hint)
  }
  const message = `A component is not written as it should be here (${said}).`
  return source.fault(at, at + 1, message, 'A literal < is written \\<.')
}
