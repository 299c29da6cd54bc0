import { useEffect, useState } from 'react'

/** Whether Alt is held. It counts as released when the window loses the focus, as with Alt and Tab. */
export function useAltKey(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const off = new AbortController()
    const note = (event: KeyboardEvent) => {
      if (event.key === 'Alt') setHeld(event.type === 'keydown')
    }
    for (const type of ['keydown', 'keyup'] as const) addEventListener(type, note, { signal: off.signal })
    addEventListener('blur', () => setHeld(false), { signal: off.signal })
    return () => off.abort()
  }, [])
  return isHeld
}
