/** Creates an HTML element with classes and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  if (className !== '') created.className = className
  created.append(...children)
  return created
}

/** Creates an SVG element. Browsers need its namespace. */
export function createSvgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
  ...children: Node[]
): SVGElementTagNameMap[Name] {
  const created = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value))
  created.append(...children)
  return created
}

/** Replaces tokens like `{place}`. Unknown tokens stay as they are. */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
