/** Runs a task once the calls for it have paused: saving in an editor often makes several events. */
export function debounce(task: () => unknown, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, milliseconds)
  }
}
