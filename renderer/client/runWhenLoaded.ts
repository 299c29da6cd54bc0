/** Runs a function when a module is loaded. Ignores modules that fail to load, because the page works without them. */
export function runWhenLoaded<Module>(module: Promise<Module>, run: (module: Module) => unknown): void {
  module.then(run, () => {})
}
