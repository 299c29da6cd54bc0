/**
 * Runs code once it has been fetched. Where it cannot be, the page stays the HTML that it is, which works, and the browser
 * itself says in its console what it could not fetch. What the code does wrong is not hidden.
 */
export function whenFetched<Module>(code: Promise<Module>, run: (module: Module) => unknown): void {
  code.then(run, () => {})
}
