import type { FinderWords } from '../../collections/states/ringWords.ts'
import { type Cell, type CellPlace, cellName, cellsAround, decodeCell } from '../../places/cells.ts'
import type { Point } from '../../places/geography.ts'
import { FINDER_WORDS } from '../../urls.ts'
import { fetchPageIndex, type NamedPage } from '../pageIndex.ts'
import styles from './ring.css?url'
import { readZipCenters, type ZipCenters } from './zips.ts'

/** What cannot be had now: who asked says so, and asks again when asked. */
export class Unavailable extends Error {}

const cache = new Map<string, Promise<unknown>>()

/** Fetches once; what has failed is fetched again the next time. */
function once<Value>(name: string, get: () => Promise<Value>): Promise<Value> {
  const earlier = cache.get(name) as Promise<Value> | undefined
  const value = earlier ?? get()
  cache.set(name, value)
  value.catch(() => cache.delete(name))
  return value
}

const fetched = <Value>(address: string, read: (response: Response) => Promise<Value>) =>
  once(address, async () => {
    const response = await fetch(address).catch((cause) => {
      throw new Unavailable(address, { cause })
    })
    if (!response.ok) throw new Unavailable(address)
    return read(response)
  })

export const finderWords = (): Promise<FinderWords> => fetched(FINDER_WORDS, (response) => response.json())

export const allPages = (): Promise<NamedPage[]> =>
  once('pages', async () => {
    const pages = await fetchPageIndex()
    if (!pages) throw new Unavailable()
    return pages
  })

export const ringSheet = (): Promise<void> =>
  once(
    styles,
    () =>
      new Promise((settle, refuse) => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = styles
        link.onload = () => settle()
        link.onerror = () => {
          link.remove()
          refuse(new Unavailable(styles))
        }
        document.head.append(link)
      }),
  )

/** No ZIP area begins with these digits: they are the mail's of armed forces. */
const WITHOUT_AREAS = ['09']

/** The ZIP areas whose numbers begin as this one does. */
export async function zipsLike(zip: string): Promise<ZipCenters> {
  const digits = zip.slice(0, 2)
  if (WITHOUT_AREAS.includes(digits)) return new Map()
  return fetched(`/zips/${digits}.txt`, async (response) => readZipCenters(await response.text(), digits))
}

/** The cells that a circle may touch, as far as anybody lives in them. */
export async function cellsNear(point: Point, miles: number): Promise<Cell[]> {
  const { rows } = await fetched<{ rows: Record<string, string> }>('/residents/index.json', (response) =>
    response.json(),
  )
  const places = cellsAround(point, miles).filter(({ row, column }) => holds(rows[row], column))
  return Promise.all(places.map(cellAt))
}

/** @param ranges the columns of a row that have a file: `193-196 210`. */
function holds(ranges: string | undefined, column: number): boolean {
  return (ranges ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return first !== '' && column >= Number(first) && column <= Number(last)
  })
}

const cellAt = (place: CellPlace): Promise<Cell> =>
  fetched(`/residents/${cellName(place)}`, async (response) =>
    decodeCell(place, new Uint8Array(await response.arrayBuffer())),
  )
