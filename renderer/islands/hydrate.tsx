import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Wakes an island. Resolves when its effects have run, so that it answers to events. */
export async function hydrate(element: HTMLElement, island: ComponentType<never>): Promise<void> {
  // Island.tsx, which wrote the props, ties them to the component.
  const Component = island as ComponentType<object>
  const { prefix = '', props = '{}' } = element.dataset
  await new Promise<void>((resolve) => {
    // In a transition React works in pieces of 5 ms, and the page answers in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Awake onAwake={resolve}>
          <Component {...JSON.parse(props)} />
        </Awake>,
        { identifierPrefix: prefix, onRecoverableError: reportError },
      )
    })
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
