export const print = (what: string): void => void process.stdout.write(`  ${what}\n`)

/** Runs a command; on failure prints one sentence and exits with 1. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
    process.exit(1)
  }
}
