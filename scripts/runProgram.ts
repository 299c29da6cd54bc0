/**
 * Runs a program and sets the exit code: 0 if it says that it succeeded, 1 if not, or if it throws.
 * Errors are caught here, because Vike handles uncaught ones by printing them and exiting with 0.
 */
export async function runProgram(program: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await program()) ? 0 : 1
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
