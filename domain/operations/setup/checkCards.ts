import type { Req } from '#domain/platform/Req.ts'
import { checkWalletDomain } from '#providers/stripe/walletDomain.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { readCardAccountId } from '#providers/stripe/account.ts'
import { checkWebhookSetup } from './checkWebhookSetup.ts'
import { done, type Finding, open } from './findings.ts'

export async function checkCards({ payload }: Req): Promise<Finding> {
  const account = await readCardAccountId()
  const { mode, problems } = await checkWebhookSetup()
  if (problems.length > 0) return { state: 'failed', said: problems.join(' ') }
  if (isDemoMode()) return open('The demo’s card emulator answers. For real cards, set your Stripe keys.')
  if (mode === 'test')
    return open('Stripe answers for {account} in test mode: no card is charged. Set your live keys before you open.', {
      account,
    })
  // Wallets are offered on registered domains with a certificate only; cards work without them.
  const { hostname, protocol } = new URL(payload.config.serverURL)
  const wallets = protocol === 'https:' ? await checkWalletDomain(hostname) : []
  return wallets.length > 0
    ? { state: 'open', said: wallets.join(' ') }
    : done('Stripe answers for {account} and sends every event this site needs.', { account })
}
