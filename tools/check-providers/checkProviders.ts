import { givenEnv } from '../../env.ts'
import { checkProvider } from './checkProvider.ts'
import { spreadconnect } from './spreadconnect.ts'
import { stripe } from './stripe.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** @returns how many differences there are. */
async function main(): Promise<number> {
  let count = 0
  for (const provider of [stripe, spreadconnect]) {
    const { steps, isReal, problems } = await checkProvider(provider, givenEnv(), (what) => print(`  ${what} …`))
    const compared = isReal ? 'compared with the provider' : 'checked by the recorded contract only, without a key'
    print(`${provider.name}: ${steps} steps, ${compared}: ${problems.length === 0 ? 'ok' : 'differs'}`)
    for (const problem of problems) print(`    ${problem}`)
    count += problems.length
  }
  return count
}

main().then(
  (count) => process.exit(count === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The providers could not be checked.'}\n`)
    process.exit(1)
  },
)
