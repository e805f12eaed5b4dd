import { readFile, writeFile } from 'node:fs/promises'
import { givenEnv } from '../../env.ts'
import { checkProvider } from './checkProvider.ts'
import { spreadconnect } from './spreadconnect.ts'
import { stripe } from './stripe.ts'
import { type ReportRow, withReport } from './withReport.ts'

const PAGE = 'docs/providers.md'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** `--record` writes the result into docs/providers.md. @returns how many differences there are. */
async function main(): Promise<number> {
  const rows: ReportRow[] = []
  for (const provider of [stripe, spreadconnect]) {
    const { steps, isReal, problems } = await checkProvider(provider, givenEnv(), (what) => print(`  ${what} …`))
    const compared = isReal ? 'compared with the provider' : 'checked by the recorded contract only, without a key'
    print(`${provider.name}: ${steps} steps, ${compared}: ${problems.length === 0 ? 'ok' : 'differs'}`)
    for (const problem of problems) print(`    ${problem}`)
    rows.push({ name: provider.name, version: provider.version, steps, isReal, problems })
  }
  if (process.argv.includes('--record')) {
    const today = new Date().toISOString().slice(0, 10)
    await writeFile(PAGE, withReport(await readFile(PAGE, 'utf8'), rows, today))
  }
  return rows.flatMap(({ problems }) => problems).length
}

main().then(
  (count) => process.exit(count === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The providers could not be checked.'}\n`)
    process.exit(1)
  },
)
