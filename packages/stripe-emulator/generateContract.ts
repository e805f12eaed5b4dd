import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildContract } from './src/contract/generate/buildContract.ts'
import { stripeFolder } from './src/contract/generate/stripeFolder.ts'

// `--check` fails unless the file is up to date.
const target = fileURLToPath(new URL('./src/contract/stripe-contract.json', import.meta.url))
const text = `${JSON.stringify(buildContract(stripeFolder()))}\n`

if (process.argv.includes('--check')) {
  const isSame = readFileSync(target, 'utf8') === text
  process.stdout.write(
    isSame ? 'The Stripe contract is up to date.\n' : 'The Stripe contract differs from the installed package.\n',
  )
  process.exitCode = isSame ? 0 : 1
} else {
  writeFileSync(target, text)
  process.stdout.write(`${target}: ${Math.round(text.length / 1024)} kB\n`)
}
