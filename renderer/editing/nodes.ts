import type { FormNode, Group, Keys, Step } from './protocol.ts'

/** The node at a path of a form; undefined where there is none any more. */
export function nodeAt(root: Group, path: Keys): FormNode | undefined {
  return path.reduce<FormNode | undefined>((node, key) => {
    if (node?.kind === 'group') return node.fields.find((each) => each.path.at(-1) === key)
    return node?.kind === 'list' ? node.items[Number(key)] : undefined
  }, root)
}

export function isSame(a: Keys, b: Keys): boolean {
  return a.length === b.length && isWithin(a, b)
}

/** Whether a path is another, or leads into what is there. */
export function isWithin(path: Keys, other: Keys): boolean {
  return other.every((key, index) => path[index] === key)
}

/**
 * Which place a form of one value shows after a step: that of the value, which items before it may have moved; the new item,
 * where one was added to the list around it. Undefined where it is gone itself.
 */
export function followed(path: Keys | undefined, step: Step): Keys | undefined {
  if (!path || (step.kind !== 'add' && step.kind !== 'remove' && step.kind !== 'move')) return path
  if (step.kind === 'remove' && isWithin(path, step.path)) return undefined
  const depth = step.path.length - 1
  const [from, own] = [step.path[depth], path[depth]]
  const isInList = typeof from === 'number' && typeof own === 'number' && isWithin(path, step.path.slice(0, -1))
  if (isInList && step.kind === 'add') return step.path
  return isInList ? path.with(depth, placeAfter(own, from, step)) : path
}

function placeAfter(own: number, from: number, step: Step): number {
  if (step.kind === 'remove') return own > from ? own - 1 : own
  if (step.kind !== 'move') return own
  if (own === from) return step.to
  return own - Number(own > from) + Number(own - Number(own > from) >= step.to)
}

/** How people call the place of a value: `features › 2 › title`. */
export function placeOf(path: Keys): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ')
}

/** What tells an item from its neighbors: the first text in it. */
export function nameOf(node: FormNode): string {
  if (node.kind === 'list') return node.items[0] ? nameOf(node.items[0]) : ''
  if (node.kind !== 'group') return node.value
  const texts = node.fields.filter(({ kind }) => kind !== 'group' && kind !== 'list')
  const telling = texts.find(({ path }) => TELLING.includes(String(path.at(-1)))) ?? texts[0]
  return telling ? nameOf(telling) : ''
}

/** Keys by which one knows an item, rather than by an icon that stands first. */
const TELLING = ['title', 'name', 'label', 'question', 'feature', 'category']
