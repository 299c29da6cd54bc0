/** Runs code once it is fetched. Where it cannot be, the page stays HTML that works, and the browser says so itself; faults of the code are seen. */
export function whenFetched<Module>(code: Promise<Module>, run: (module: Module) => unknown): void {
  code.then(run, () => {})
}
