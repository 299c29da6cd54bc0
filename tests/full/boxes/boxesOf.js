/**
 * An element with text of its own: its place on the page, and how its letters look.
 * @typedef {{ text: string, box: number[], styles: string[] }} Box
 */

/**
 * Runs in the page.
 * @returns {Box[]}
 */
export function boxesOf() {
  const grounds = ['backgroundColor', 'fill', 'stroke', 'opacity']
  const letters = ['color', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'letterSpacing']
  const more = ['textAlign', 'textTransform', 'textDecorationLine', 'fontStyle', 'fontVariantNumeric']
  const drawn = 'svg path, svg line, svg circle, svg rect, img, hr, iframe, input'
  const all = [...document.body.querySelectorAll('*')]
  return all.flatMap((element) => {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join(' ')
      .trim()
    if (own === '' && !element.matches(drawn) && !hasEdge(element)) return []
    // What is not shown at this width looks like nothing.
    if (element.getClientRects().length === 0) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const asked = own === '' ? grounds : [...grounds, ...letters, ...more]
    // Of fonts the one that is seen: the others stand in for it.
    const styles = asked.map(
      (name) => `${name} ${Reflect.get(style, name).split(name === 'fontFamily' ? ',' : '\n')[0]}`,
    )
    const edges = ['Top', 'Right', 'Bottom', 'Left']
      .filter((side) => Reflect.get(style, `border${side}Width`) !== '0px')
      .map((side) => `${side} ${Reflect.get(style, `border${side}Width`)} ${Reflect.get(style, `border${side}Color`)}`)
    const text = own.slice(0, 60) || element.tagName
    return [{ text, box: [x + scrollX, y + scrollY, width, height], styles: [...styles, ...edges] }]
  })

  /** @param {Element} element */
  function hasEdge(element) {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth, backgroundColor } = getComputedStyle(element)
    return (
      [borderTopWidth, borderBottomWidth, borderLeftWidth].some((edge) => edge !== '0px') ||
      backgroundColor !== 'rgba(0, 0, 0, 0)'
    )
  }
}
