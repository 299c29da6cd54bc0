/** Thrown if a file can't be loaded or has an error status. */
export class FetchError extends Error {}

const cache = new Map<string, Promise<unknown>>()

/** Loads a value and caches it. After a failure, the next call retries. */
export function loadOnce<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
  const cached = cache.get(name) as Promise<Value> | undefined
  const promise = cached ?? load()
  cache.set(name, promise)
  promise.catch(() => cache.delete(name))
  return promise
}

/** Fetches, parses, and caches a file. @throws {FetchError} */
export const fetchOnce = <Value>(url: string, read: (response: Response) => Promise<Value>) =>
  loadOnce(url, async () => {
    const response = await fetch(url).catch((cause) => {
      throw new FetchError(url, { cause })
    })
    if (!response.ok) throw new FetchError(url)
    return read(response)
  })
