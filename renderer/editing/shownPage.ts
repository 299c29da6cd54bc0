import { patchHead } from './patchHead.ts'
import { elementsOf, parsePage, type Served } from './served.ts'

/**
 * The page in the window, and the document that its server made it of. A newer document is laid over it where it differs from
 * the last one: what has not changed is not touched, so the visitor's place, the focus and what is open stay.
 */
export class ShownPage {
  private document: Document
  /** The element in the window for each of the document. */
  private shown = new Map<Element, Element>()

  constructor({ html, elements }: Served) {
    this.document = parsePage(html)
    this.shown = zipped(elementsOf(this.document.body), elements)
    this.shown.set(this.document.body, document.body)
  }

  /**
   * The elements in the window, in the order in which the document has them, without those that only keep words on one line
   * (`markup/wholeWords.ts`): the page that tells the origins has none.
   */
  get elements(): (Element | undefined)[] {
    const own = elementsOf(this.document.body).filter((element) => !element.matches('span.whole, span.whole-wide'))
    return own.map((element) => this.shown.get(element))
  }

  /** Lays a newer document over the page. Says whether that was possible; else the page has to be loaded. */
  update(html: string): boolean {
    const next = parsePage(html)
    const main = next.querySelector('main')
    if (!main) return false
    patchHead(this.document, next)
    const isDone = this.patch(this.document.body, next.body)
    this.document = next
    return isDone
  }

  /** Says whether it could be done: not where a script has put something else in an element's place. */
  private patch(old: Element, next: Element): boolean {
    const shown = this.shown.get(old)
    if (!shown?.isConnected) return false
    if (old.isEqualNode(next)) return this.keep(old, next)
    if (old.tagName !== next.tagName || old.hasAttribute('data-island')) return this.replace(shown, next)
    patchAttributes(shown, old, next)
    this.shown.set(next, shown)
    return this.patchChildren(shown, old, next) || (shown !== document.body && this.replace(shown, next))
  }

  private patchChildren(shown: Element, old: Element, next: Element): boolean {
    const [before, after] = [partsOf(old), partsOf(next)]
    const first = sameAtStart(before, after)
    const last = sameAtStart(before.slice(first).reverse(), after.slice(first).reverse())
    const nodes = this.nodesIn(shown, before)
    const end = before.length - last
    // Whatever has changed must be found in the window; what follows it, to know where it ends.
    if (nodes.slice(first, end).includes(undefined) || (last > 0 && !nodes[end])) return false
    before.forEach((node, index) => {
      const same = index < first ? after[index] : index >= end ? after[index + after.length - before.length] : undefined
      if (node instanceof Element && same instanceof Element) this.keep(node, same)
    })
    return this.patchBetween(shown, {
      old: before.slice(first, end),
      next: after.slice(first, after.length - last),
      nodes: nodes.slice(first, end) as ChildNode[],
      behind: nodes[end] ?? null,
    })
  }

  private patchBetween(shown: Element, { old, next, nodes, behind }: Between): boolean {
    let isDone = true
    old.forEach((node, index) => {
      const other = next[index]
      const own = nodes[index]
      if (!other) own?.remove()
      else if (node instanceof Element && other instanceof Element) isDone = this.patch(node, other) && isDone
      else own?.replaceWith(this.made(other))
    })
    for (const node of next.slice(old.length)) shown.insertBefore(this.made(node), behind)
    return isDone
  }

  /** The nodes of the window that stand for those of the document. Scripts may have put others between them. */
  private nodesIn(shown: Element, parts: ChildNode[]): (ChildNode | undefined)[] {
    const waiting = [...shown.childNodes]
    return parts.map((part) => {
      const isMeant = (node: ChildNode) =>
        part instanceof Element ? node === this.shown.get(part) : node.isEqualNode(part)
      const place = waiting.findIndex(isMeant)
      return place === -1 ? undefined : waiting.splice(0, place + 1).at(-1)
    })
  }

  private keep(old: Element, next: Element): true {
    const [from, to] = [
      [old, ...elementsOf(old)],
      [next, ...elementsOf(next)],
    ]
    from.forEach((element, index) => {
      const [shown, own] = [this.shown.get(element), to[index]]
      if (shown && own) this.shown.set(own, shown)
    })
    return true
  }

  private replace(shown: Element, next: Element): true {
    shown.replaceWith(this.made(next))
    return true
  }

  /** A new node for the window, awake. */
  private made(node: ChildNode): Node {
    const copy = document.importNode(node, true)
    if (node instanceof Element && copy instanceof Element) {
      for (const [own, made] of zipped([node, ...elementsOf(node)], [copy, ...elementsOf(copy)]))
        this.shown.set(own, made)
    }
    const fragment = new DocumentFragment()
    fragment.append(copy)
    window.enhancePage?.(fragment)
    return fragment
  }
}

interface Between {
  old: ChildNode[]
  next: ChildNode[]
  nodes: ChildNode[]
  behind: ChildNode | null
}

/** What a document says; comments and scripts are not shown. */
function partsOf(element: Element): ChildNode[] {
  const isShown = (node: ChildNode) => !(node instanceof Comment) && !(node instanceof HTMLScriptElement)
  return [...element.childNodes].filter(isShown)
}

function sameAtStart(a: ChildNode[], b: ChildNode[]): number {
  const length = Math.min(a.length, b.length)
  const place = a.slice(0, length).findIndex((node, index) => !node.isEqualNode(b[index] ?? null))
  return place === -1 ? length : place
}

function patchAttributes(shown: Element, old: Element, next: Element): void {
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) shown.setAttribute(name, value)
  for (const { name } of old.attributes) if (!next.hasAttribute(name)) shown.removeAttribute(name)
}

function zipped(keys: Element[], values: Element[]): Map<Element, Element> {
  return new Map(keys.flatMap((key, index) => (values[index] ? [[key, values[index]] as const] : [])))
}
