import { INFO_ID, ORIGINS_ATTRIBUTE, type PageInfo } from '../../renderer/editing/pageInfo.ts'
import type { Origin } from '../../renderer/model/origins/origins.ts'
import type { Element } from './align.ts'

/** Numbers the origins that a page refers to. */
export class Numbers {
  readonly list: Origin[] = []
  private readonly numbers = new Map<string, number>()

  of(origin: Origin): number {
    const key = `${origin.file.source.path} ${JSON.stringify(origin.place)}`
    const known = this.numbers.get(key) ?? this.list.push(origin) - 1
    this.numbers.set(key, known)
    return known
  }
}

/** A page whose elements say where their texts come from. Without what is added it is the same, byte by byte. */
export function annotate(html: string, elements: Map<Element, Origin[]>, info: PageInfo, numbers: Numbers): string {
  let annotated = ''
  let from = 0
  for (const [{ name, startIndex }, origins] of elements) {
    if (startIndex === null) continue
    const at = startIndex + 1 + name.length
    annotated += `${html.slice(from, at)} ${ORIGINS_ATTRIBUTE}="${origins.map((origin) => numbers.of(origin)).join(' ')}"`
    from = at
  }
  const end = html.lastIndexOf('</body>')
  return annotated + html.slice(from, end) + infoElement(info) + html.slice(end)
}

function infoElement(info: PageInfo): string {
  return `<template id="${INFO_ID}" data-info="${escaped(JSON.stringify(info))}"></template>`
}

/** The script of previews, and where the content stands in the host's editor. */
export interface PreviewScript {
  address: string
  base: string
}

/** A page with the script that leads from its texts to the host's editor. */
export function withPreviewScript(html: string, { address, base }: PreviewScript): string {
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<script src="${address}" data-base="${escaped(base)}" defer></script>${html.slice(end)}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
