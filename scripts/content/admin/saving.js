/**
 * @typedef {{ entry: { path: string } }} SaveEvent
 * @typedef {{ name: 'preSave' | 'postSave', handler: (event: SaveEvent) => Promise<void> }} SaveListener
 */

/** @returns {Promise<Record<string, string | undefined> | undefined>} hashes by path, or undefined without a development server */
async function loadVersions() {
  const response = await fetch('/__check').catch(() => undefined)
  return response?.ok ? response.json() : undefined
}

const CHANGED_MESSAGE =
  'This file has changed since its form was loaded, and saving would undo that change. Copy your text, reload this page, and add them again.'

/**
 * Rejects a save that would undo a change since the page was loaded. Sveltia 0.221.1 compares commits before it saves
 * to GitHub, but not files in a local folder.
 * @param {{ registerEventListener: (listener: SaveListener) => void }} system
 */
export async function rejectOverwrites(system) {
  const loaded = await loadVersions()
  if (!loaded) return
  system.registerEventListener({
    name: 'preSave',
    handler: async ({ entry: { path } }) => {
      const versions = await loadVersions()
      // Sveltia shows the cause of this error.
      if (versions && versions[path] !== loaded[path])
        throw new Error('saving_failed', { cause: new Error(CHANGED_MESSAGE) })
    },
  })
  system.registerEventListener({
    name: 'postSave',
    handler: async ({ entry: { path } }) => {
      loaded[path] = (await loadVersions())?.[path]
    },
  })
}
