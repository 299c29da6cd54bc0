import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandName } from './registry.ts'
import type { Serializable } from './serializable.ts'

interface Props<ComponentProps extends object> {
  name: IslandName
  /** The component that the registry knows by this name. */
  component: ComponentType<ComponentProps>
  /** Tells this island from the others of its page; its ids begin with it. */
  id: string
  /** They travel to the browser as JSON. */
  props: ComponentProps & Serializable<ComponentProps>
  className?: string
}

/**
 * A part of a page that wakes up in the browser when it is seen or touched (`client/islands.ts`). It is rendered by a
 * root of its own, as it will be hydrated: with the same prefix for its ids, without which React finds others.
 */
export function Island<ComponentProps extends object>(island: Props<ComponentProps>) {
  const { name, component: Component, id, props, className } = island
  const prefix = `${id}-`
  return (
    <div
      className={className}
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, escaped by React
      dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />, { identifierPrefix: prefix }) }}
    />
  )
}
