import { visit } from 'unist-util-visit'
import { isWebAddress, removeOrigin } from '../define/addressRules.ts'
import type { ContentModel } from '../define/model.ts'
import { getTextAt } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { checkUrl, replaceUrl } from '../mdx/linkChecks.ts'
import { getRange } from '../mdx/tree.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** Returns the site's origin, or an empty string if it's unknown. */
export function findOrigin({ singletons }: ContentModel, files: ParsedFile[]): string {
  const definition = singletons.find(({ origin }) => origin !== undefined)
  return getTextAt(files.find(({ source }) => source.path === definition?.path)?.yaml.data, definition?.origin ?? [])
}

/** Reports links in a body that start with the site's own origin. */
export function checkOwnLinks({ source, body }: ParsedFile, origin: string): Diagnostic[] {
  const problems: Diagnostic[] = []
  if (!body || !isWebAddress(origin)) return problems
  visit(body.tree, ['link', 'definition'], (node) => {
    if (!('url' in node) || !isWebAddress(node.url) || getHost(node.url) !== getHost(origin)) return
    const [start, end] = getRange(node)
    const raw = source.text.slice(start, end)
    const path = removeOrigin(node.url)
    // A bare URL is a link, but a bare path isn't.
    const isBareUrl = node.type === 'link' && !raw.startsWith('[')
    const text = isBareUrl ? `[${raw}](${path})` : replaceUrl(raw, node.url, path)
    const addedReference = checkUrl(path).find((finding) => finding instanceof Reference)
    const fix = { ...source.createReplacementFix(start, end, text, !isBareUrl), addedReference }
    problems.push(source.createProblem(start, end, `\`${node.url}\` is an address of this site.`, OWN_LINK_HINT, fix))
  })
  return problems
}

const OWN_LINK_HINT = 'Links inside the site start with `/`, so that the check can look for the page.'

function getHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
