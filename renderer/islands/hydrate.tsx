import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island with the props in `data-props`, and then sets `data-hydrated`. */
export function hydrate(element: HTMLElement, island: ComponentType<never>): void {
  const Component = island as ComponentType<object>
  const { prefix = '', props = '{}' } = element.dataset
  // Use a transition, in which React yields to the browser every 5 ms.
  startTransition(() => {
    hydrateRoot(
      element,
      <Hydrated element={element}>
        <Component {...JSON.parse(props)} />
      </Hydrated>,
      { identifierPrefix: prefix, onRecoverableError: reportError },
    )
  })
}

function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = ''
  }, [element])
  return children
}
