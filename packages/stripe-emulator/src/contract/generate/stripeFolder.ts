import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of the installed `stripe` package, whose types the contract is generated from. */
export function stripeFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('stripe')), '..')
}
