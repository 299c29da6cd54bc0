import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'

/** What survives JSON, to the browser and back: a function, a date or a symbol among an island’s props becomes `never`, an error of the compiler. */
type Serializable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...input: never[]) => unknown) | symbol | bigint | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : { [Key in keyof Value]: Serializable<Value[Key]> }

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  /** Unique on the page: the ids inside begin with it. */
  id: string
  props: ComponentProps & Serializable<ComponentProps>
  className?: string
}

/**
 * A part of a page that wakes up in the browser when it is seen or touched (`client/islands.ts`). It is rendered by a root
 * of its own, as it will be hydrated, and with the prefix that it will have there: otherwise the ids would differ.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, component: Component, id, props, className } = island
  const prefix = `${id}-`
  const rendered = renderToString(<Component {...props} />, { identifierPrefix: prefix })
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: rendered }}
    />
  )
}
