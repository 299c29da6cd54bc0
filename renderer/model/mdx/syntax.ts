import type { Fix } from '../explain/fix.ts'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'
import { replacedIn } from '../explain/source.ts'
import { embedFlaw, isEmbed, NO_CODE } from './component.ts'
import { IN_BODY } from './tokensInBody.ts'

/** What the parser of MDX could not go on with. */
interface Stop {
  /** Where, in the file. */
  at: number
  /** How a body cites what a token of YAML stands for. */
  cite: (token: string) => string | undefined
  /** Its own words. Source: micromark-extension-mdx-expression and -mdx-jsx. */
  reason: string
}

interface Meant {
  start: number
  end: number
  message: string
  hint?: string
  fix?: Fix
}

/** What the messages of the MDX parser mean for a writer: the first that fits what stands there. */
export function syntaxProblem(source: Source, stop: Stop): Problem {
  const { start, end, message, hint, fix } =
    comment(source, stop) ??
    autolink(source, stop) ??
    curlyQuotes(source, stop) ??
    bareValue(source, stop) ??
    lessThan(source, stop) ??
    unclosed(source, stop) ??
    brace(source, stop) ??
    other(stop)
  return source.fault(start, end, message, hint, fix)
}

function replaced(source: Source, start: number, end: number, text: string, isCertain: boolean): Fix {
  return { line: replacedIn(source, start, end, text), edits: [source.edit(start, end, text)], isCertain }
}

/** The tag that a place stands in: from its `<` to behind its `>`, in one line. */
function tagAround({ text }: Source, at: number): [start: number, end: number] | undefined {
  const start = text.lastIndexOf('<', at)
  if (start === -1 || text.slice(start, at).includes('\n')) return undefined
  const [written = ''] = /^[^>\n]*>?/.exec(text.slice(start)) ?? []
  return [start, start + written.length]
}

function comment(source: Source, { at }: Stop): Meant | undefined {
  const start = source.text.lastIndexOf('<', at)
  if (start === -1 || !source.text.startsWith('<!--', start)) return undefined
  const close = source.text.indexOf('-->', start)
  const end = close === -1 ? start + 4 : close + 3
  const fix = close === -1 ? undefined : { edits: [source.edit(start, end, '')], isCertain: false }
  return {
    start,
    end,
    message: 'A body has no comments.',
    hint: 'Remove it; notes may stand in the front matter, behind `# `.',
    ...(fix && { fix }),
  }
}

function autolink(source: Source, { at }: Stop): Meant | undefined {
  const start = source.text.lastIndexOf('<', at)
  const [written, address = ''] =
    /^<(https?:\/\/[^\s<>]+|[\w.+-]+@[\w.-]+)>/.exec(source.text.slice(Math.max(0, start))) ?? []
  if (start === -1 || written === undefined) return undefined
  const to = address.includes('://') ? address : `mailto:${address}`
  const words = address.replace(/^https?:\/\//, '')
  const fix = replaced(source, start, start + written.length, `[${words}](${to})`, true)
  return { start, end: start + written.length, message: 'Angle brackets make no link here.', fix }
}

function curlyQuotes(source: Source, { at, reason }: Stop): Meant | undefined {
  const tag = /[“”„‘’]/.test(reason) ? tagAround(source, at) : undefined
  if (!tag) return undefined
  const written = source.text.slice(...tag)
  const fix = replaced(source, ...tag, written.replaceAll(/[“”„‘’]/g, '"'), true)
  return {
    start: at,
    end: at + 1,
    message: 'These are curly quotes: around the value behind a `=` stand straight ones.',
    fix,
  }
}

function bareValue(source: Source, { at }: Stop): Meant | undefined {
  if (source.text[at - 1] !== '=') return undefined
  const [value = ''] = /^[^\s"'<>{}]+?(?=\s|\/?>)/.exec(source.text.slice(at)) ?? []
  if (value === '') return undefined
  const fix = replaced(source, at, at + value.length, `"${value}"`, true)
  return { start: at, end: at + value.length, message: 'The value behind a `=` stands in quotes.', fix }
}

function lessThan(source: Source, { at, reason }: Stop): Meant | undefined {
  if (!/name/.test(reason) || source.text[at - 1] !== '<') return undefined
  const fix = replaced(source, at - 1, at, '\\<', /[\d\s=]/.test(source.text[at] ?? ' '))
  return {
    start: at - 1,
    end: at,
    message: 'A `<` starts a component, and none follows.',
    hint: 'A `\\` before it makes it a sign.',
    fix,
  }
}

function unclosed(source: Source, { at, reason }: Stop): Meant | undefined {
  const [, name] = /closing tag for `<([\w.:-]+)>`/.exec(reason) ?? []
  if (name === undefined) return undefined
  const [start, end] = source.text[at] === '<' ? (tagAround(source, at) ?? [at, at + 1]) : [at, at + 1]
  if (isEmbed(name)) {
    const { message, hint, instead } = embedFlaw(name)
    const link = instead?.write(source.text.slice(start, end)) ?? ''
    return { start, end, message, ...(hint && { hint }), fix: replaced(source, start, end, link, false) }
  }
  if (/^[a-z]/.test(name))
    return {
      start,
      end,
      message: `HTML is not written here (\`<${name}>\`).`,
      hint: 'Markdown has its own signs: an empty line begins a paragraph.',
    }
  const line = source.text.slice(source.text.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? ''
  const isAlone = line.trim() === source.text.slice(start, end)
  const message = `\`<${name}>\` is opened here and never closed.`
  if (isAlone)
    return { start, end, message, hint: `Write \`</${name}>\` on a line of its own behind what belongs inside.` }
  return { start, end, message, fix: replaced(source, end - 1, end, ' />', false) }
}

function brace(source: Source, { at, reason, cite }: Stop): Meant | undefined {
  if (!/expression|acorn/i.test(reason)) return undefined
  const start = source.text.lastIndexOf('{', Math.max(0, at - 1))
  if (start === -1) return undefined
  const [written = '', token = ''] = /^\{([a-z][\w:/-]*)/i.exec(source.text.slice(start)) ?? []
  const cited = cite(token)
  const message = 'A `{` starts code here, and there is no code in content.'
  const fix = cited
    ? replaced(source, start, start + written.length, cited, false)
    : replaced(source, start, start + 1, '\\{', false)
  return { start, end: start + 1, message, hint: cited ? IN_BODY : NO_CODE, fix }
}

function other({ at, reason }: Stop): Meant {
  const said = reason.split(/[,;(]/)[0]?.trim() ?? reason
  if (/closing|close/i.test(reason)) {
    const hint =
      'Each opening tag has one closing: <Callout title="…"> … </Callout>. Others end themselves: <Claim id="…" />.'
    return { start: at, end: at + 1, message: `These tags do not fit each other (${said}).`, hint }
  }
  const message = `A component is not written as it should be here (${said}).`
  return { start: at, end: at + 1, message, hint: 'A literal < is written \\<.' }
}
