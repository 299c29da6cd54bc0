import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ISLANDS, type IslandName } from './registry.ts'

/** Wakes an island, until its page is left. Resolves when its effects have run, so that it answers to events. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const { island, prefix = '', props = '{}' } = element.dataset
  // What Island.tsx wrote; its types tie the name, the component and the props together.
  const Component = (await ISLANDS[island as IslandName]()) as ComponentType<object>
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(
      element,
      <Awake onAwake={resolve}>
        <Component {...JSON.parse(props)} />
      </Awake>,
      { identifierPrefix: prefix, onRecoverableError: reportError },
    )
    document.addEventListener('pageswapped', () => root.unmount(), { once: true })
  })
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
