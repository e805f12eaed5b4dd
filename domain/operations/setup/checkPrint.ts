import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { findMissingWebhooks } from '#providers/spreadconnect/webhooks.ts'
import type { Req } from '#domain/platform/Req.ts'
import { testConnection } from '#domain/shop/catalogue/testConnection.ts'
import { done, failed, type Finding, open } from './findings.ts'

export async function checkPrint({ payload }: Req): Promise<Finding> {
  if (!isPrintSetUp())
    return open('No print provider is set up, so merchandise is off: the shop sells memberships and your own goods.')
  const account = await testConnection()
  const missing = await findMissingWebhooks(`${payload.config.serverURL}/api/webhooks/spreadconnect`)
  if (missing.length > 0)
    return failed(
      'The print provider answers for {account}, but it doesn’t send {events} to this site. Run "npm run setup-webhooks".',
      { account, events: missing.join(', ') },
    )
  return done('The print provider answers for {account}.', { account })
}
