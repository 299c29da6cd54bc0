import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  /** Prefix of the island's ids, so it must be unique on the page. */
  id: string
  /** Serialized as JSON. */
  props: ComponentProps
  className?: string
}

/** Renders an island in a separate root, so that the ids match those in the browser. */
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
