import { INFO_ID, ORIGINS_ATTRIBUTE, type Origin, type PageInfo } from './pageInfo.ts'

/** An element of the page whose text stands in a file. */
export interface Target {
  element: HTMLElement
  /** The sentence's own origin, and those of what was filled in. */
  origins: Origin[]
}

export interface Annotated {
  info: PageInfo
  targets: Target[]
}

/**
 * The targets of a page.
 * @param annotated the elements of the page with origins, in its order.
 * @param shown the elements in the window that they stand for, in the same order.
 */
export function targetsOf(page: Document, annotated: Element[], shown: (Element | undefined)[]): Annotated {
  const info: PageInfo = JSON.parse(page.getElementById(INFO_ID)?.dataset.info ?? '')
  const targets = annotated.flatMap((element, index): Target[] => {
    const own = shown[index]
    const numbers = element.getAttribute(ORIGINS_ATTRIBUTE)?.split(' ') ?? []
    const origins = numbers.flatMap((number) => info.origins[Number(number)] ?? [])
    return own && origins.length > 0 ? [{ element: own as HTMLElement, origins }] : []
  })
  return { info, targets }
}

/** Whether a target can be seen, and so pointed at. */
export function isVisible({ element }: Target): boolean {
  const { width, height } = element.getBoundingClientRect()
  return element.isConnected && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}
