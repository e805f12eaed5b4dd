import { invalidRequest } from '../http/StripeError.ts'

/** Ignoring unsupported parameters would hide a mistake. */
export function rejectUnsupported(params: object, supported: string[]): void {
  const stray = Object.keys(params).find((name) => !supported.includes(name))
  if (stray)
    throw invalidRequest(
      `Stripe accepts ${stray} here, but this emulator does not implement it.`,
      'emulator_unsupported',
      stray,
    )
  const { collection_method: method } = params as { collection_method?: string }
  if (method === 'send_invoice')
    throw invalidRequest('This emulator only charges automatically.', 'emulator_unsupported', 'collection_method')
}
