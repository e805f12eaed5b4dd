import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

const TIMEOUT_MS = 3_000

/** @throws CardProviderError, also when a restricted key may not read it. */
export async function readCardAccountId(): Promise<string> {
  const account = await callStripe('reading the account', 'account', () =>
    stripe().accounts.retrieveCurrent({}, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 }),
  )
  return account.id
}
