import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'

/** A JSON type. Other types become `never`. */
type Serializable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...input: never[]) => unknown) | symbol | bigint | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : { [Key in keyof Value]: Serializable<Value[Key]> }

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  id: string
  props: ComponentProps & Serializable<ComponentProps>
  className?: string
}

/** Renders an island in its own root, so that its ids have the same prefix as in the browser. */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, component: Component, id, props, className } = island
  const prefix = `${id}-`
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
