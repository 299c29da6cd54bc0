import type { FinderCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import { computeCornerMiles, RING_MAP } from '../../drawing/lights.ts'
import { type Cell, type CellPosition, decodeCell, getCellFileName, listCellsAround } from '../../places/cells.ts'
import { RADII_MILES } from '../../places/countAround.ts'
import { FINDER_COPY_URL } from '../../urls.ts'
import { FetchError, fetchOnce, loadOnce } from '../downloads.ts'
import stylesheetUrl from './ring.css?url'

const fetchJson = <Value>(url: string) => fetchOnce<Value>(url, (response) => response.json())

/** Fetches and caches the finder's copy. @throws {FetchError} */
export const fetchFinderCopy = () => fetchJson<FinderCopy>(FINDER_COPY_URL)

/** Adds the stylesheet of the ring once, and waits for it to load. @throws {FetchError} */
export const loadRingStyles = (): Promise<unknown> =>
  loadOnce(stylesheetUrl, () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheetUrl })
    document.head.append(link)
    return new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        link.remove()
        reject(new FetchError(stylesheetUrl))
      }
    })
  })

/** Fetches the center of a ZIP code, from the file of its first two digits. Returns undefined for a ZIP code that has no area. @throws {FetchError} */
export async function fetchZipCenter(zip: string): Promise<Coordinates | undefined> {
  const prefix = zip.slice(0, 2)
  // ZIP codes of military post offices in Europe have no areas, and so no file.
  if (prefix === '09') return undefined
  // Lines such as `602 27.9506 -82.4579`.
  const lines = await fetchOnce(`/zips/${prefix}.txt`, async (response) => (await response.text()).split('\n'))
  const line = lines.find((candidate) => candidate.startsWith(`${zip.slice(2)} `))
  const [, lat, lon] = line?.split(' ') ?? []
  return line === undefined ? undefined : { lat: Number(lat), lon: Number(lon) }
}

/** Radius of a circle that covers the map and the largest circle of the counts. */
const FETCH_RADIUS_MILES = Math.max(...RADII_MILES, computeCornerMiles(RING_MAP))

/** Fetches the grid cells for the map and the counts around a point, except for cells that have no file. @throws {FetchError} */
export async function fetchCells(point: Coordinates): Promise<Cell[]> {
  const { rows } = await fetchJson<{ rows: Record<string, string> }>('/residents/index.json')
  const hasFile = ({ row, column }: CellPosition) => includesColumn(rows[row], column)
  return Promise.all(listCellsAround(point, FETCH_RADIUS_MILES).filter(hasFile).map(fetchCell))
}

/** Checks if a column is in ranges such as `193-196 210`. */
function includesColumn(ranges: string | undefined, column: number): boolean {
  return (ranges ?? '').split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    return first !== '' && column >= Number(first) && column <= Number(last)
  })
}

const fetchCell = (position: CellPosition): Promise<Cell> =>
  fetchOnce(`/residents/${getCellFileName(position)}`, async (response) =>
    decodeCell(position, new Uint8Array(await response.arrayBuffer())),
  )
