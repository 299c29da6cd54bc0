import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'

/** Props of islands are serialized as JSON. Functions, dates, and other values become `never`, so that TypeScript reports them. */
type Serializable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...input: never[]) => unknown) | symbol | bigint | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : { [Key in keyof Value]: Serializable<Value[Key]> }

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  /** Unique on the page. Ids inside of the island start with it. */
  id: string
  props: ComponentProps & Serializable<ComponentProps>
  className?: string
}

/**
 * A component that hydrates when the visitor sees or touches it (`client/islands.ts`). It's rendered with a separate root and the
 * same id prefix as in the browser, because the ids would differ otherwise.
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
