/** One line of what is going on. */
export const say = (what: string): void => void process.stdout.write(`  ${what}\n`)

/** Runs a command and ends the process: with 1 and one sentence when it did not work. */
export async function runProgram(main: () => Promise<void>): Promise<never> {
  try {
    await main()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'It did not work.'}\n`)
    process.exit(1)
  }
}
