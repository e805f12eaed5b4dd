import type { SetupFinding } from '#contracts/operations/setup.ts'
import { isDemoMode } from '#providers/stripe/mode.ts'
import { readCardAccountId } from '#providers/stripe/account.ts'
import { checkWebhookSetup } from './checkWebhookSetup.ts'
import { done, failed, open } from './findings.ts'

export async function checkCards(): Promise<SetupFinding> {
  const account = await readCardAccountId()
  const { mode, problems } = await checkWebhookSetup()
  if (problems.length > 0) return failed(problems.join(' '))
  if (isDemoMode()) return open('The demo’s card emulator answers. For real cards, set your Stripe keys.')
  if (mode === 'test')
    return open(`Stripe answers for ${account} in test mode: no card is charged. Set your live keys before you open.`)
  return done(`Stripe answers for ${account} and sends every event this site needs.`)
}
