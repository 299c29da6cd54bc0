import styles from './ring.css?url'
import { Unavailable } from './sources.ts'

let sheet: Promise<void> | undefined

/** @throws {Unavailable} where the sheet of the ring cannot be had; the next call tries again. */
export function ringSheet(): Promise<void> {
  sheet ??= new Promise((settle, refuse) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.onload = () => settle()
    link.onerror = () => {
      link.remove()
      sheet = undefined
      refuse(new Unavailable(styles))
    }
    document.head.append(link)
  })
  return sheet
}
