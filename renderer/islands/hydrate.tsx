import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates an island with the props in `data-props`. Resolves after the first effect. */
export async function hydrate(element: HTMLElement, island: ComponentType<never>): Promise<void> {
  const Component = island as ComponentType<object>
  const { prefix = '', props = '{}' } = element.dataset
  await new Promise<void>((resolve) => {
    // Hydrate in a transition, in which React yields to the browser every 5 ms.
    startTransition(() => {
      hydrateRoot(
        element,
        <Hydrated onHydrated={resolve}>
          <Component {...JSON.parse(props)} />
        </Hydrated>,
        { identifierPrefix: prefix, onRecoverableError: reportError },
      )
    })
  })
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
