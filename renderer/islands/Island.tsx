import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'

interface Props<ComponentProps extends object> {
  name: IslandName
  component: ComponentType<ComponentProps>
  /** Prefix of the island's ids, so it must be unique on the page. */
  id: string
  /** Serialized as JSON in `data-props`. */
  props: ComponentProps
  className?: string
}

/** Renders the HTML of an island. This uses a separate root, like in the browser, so that `useId` returns matching ids. */
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
