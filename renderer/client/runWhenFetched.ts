/** Passes loaded code to a function. Ignores failed requests, because the HTML works without the code. */
export function runWhenFetched<Module>(code: Promise<Module>, run: (module: Module) => unknown): void {
  code.then(run, () => {})
}
