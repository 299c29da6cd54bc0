/** Runs a function with a dynamic import. Ignores modules that fail to load, because the page works without them, but not errors of the function. */
export function runWhenLoaded<Module>(module: Promise<Module>, run: (module: Module) => unknown): void {
  module.then(run, () => {})
}
