import type { FinderCopy } from '../../collections/states/ringCopy.ts'
import type { Coordinates } from '../../drawing/geometry.ts'
import { computeCornerMiles, RING_MAP } from '../../drawing/lights.ts'
import { type Cell, type CellPosition, decodeCell, getCellFileName, listCellsAround } from '../../places/cells.ts'
import { RADII_MILES } from '../../places/countAround.ts'
import { FINDER_COPY_URL } from '../../urls.ts'
import { FetchError, fetchOnce, loadOnce } from '../downloads.ts'
import stylesheetUrl from './ring.css?url'

/** Fetches and caches the finder's copy. @throws {FetchError} */
export const fetchFinderCopy = (): Promise<FinderCopy> => fetchOnce(FINDER_COPY_URL, (response) => response.json())

/** Adds the stylesheet of the ring once, and waits for it to load. @throws {FetchError} */
export const loadRingStyles = (): Promise<void> =>
  loadOnce(
    stylesheetUrl,
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = stylesheetUrl
        link.onload = () => resolve()
        link.onerror = () => {
          link.remove()
          reject(new FetchError(stylesheetUrl))
        }
        document.head.append(link)
      }),
  )

/** Fetches the centers of all ZIP codes with the same first two digits, by ZIP code. @throws {FetchError} */
export async function fetchZipCenters(zip: string): Promise<ReadonlyMap<string, Coordinates>> {
  const prefix = zip.slice(0, 2)
  // ZIP codes of military post offices in Europe have no areas, and so no file.
  if (prefix === '09') return new Map()
  return fetchOnce(`/zips/${prefix}.txt`, async (response) => {
    // Lines such as `602 27.9506 -82.4579`.
    const lines = (await response.text()).split('\n').filter(Boolean)
    return new Map(
      lines.map((line) => {
        const [lastDigits = '', lat, lon] = line.split(' ')
        return [prefix + lastDigits, { lat: Number(lat), lon: Number(lon) }] as const
      }),
    )
  })
}

/** Radius of a circle that covers the map and the largest circle of the counts. */
const FETCH_RADIUS_MILES = Math.max(...RADII_MILES, computeCornerMiles(RING_MAP))

/** Fetches the grid cells for the map and the counts around a point, except for cells that have no file. @throws {FetchError} */
export async function fetchCells(point: Coordinates): Promise<Cell[]> {
  const { rows: columnRangesByRow } = await fetchOnce<{ rows: Record<string, string> }>(
    '/residents/index.json',
    (response) => response.json(),
  )
  const positions = listCellsAround(point, FETCH_RADIUS_MILES)
  return Promise.all(
    positions.filter(({ row, column }) => includesColumn(columnRangesByRow[row], column)).map(fetchCell),
  )
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
