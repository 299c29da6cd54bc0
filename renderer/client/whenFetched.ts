/**
 * Runs code after it's fetched. Ignores failed requests: browsers log them, and the HTML works without the code. Errors
 * in the code are still reported.
 */
export function whenFetched<Module>(code: Promise<Module>, run: (module: Module) => unknown): void {
  code.then(run, () => {})
}
