import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export function stripeFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('stripe')), '..')
}
