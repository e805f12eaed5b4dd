import type { SetupFinding } from '#contracts/operations/setup.ts'
import { isPrintSetUp } from '#providers/spreadconnect/isPrintSetUp.ts'
import { findMissingWebhooks } from '#providers/spreadconnect/webhooks.ts'
import type { Req } from '#domain/platform/Req.ts'
import { testConnection } from '#domain/shop/catalogue/testConnection.ts'
import { done, failed, open } from './findings.ts'

export async function checkPrint({ payload }: Req): Promise<SetupFinding> {
  if (!isPrintSetUp())
    return open('No print provider is set up, so merchandise is off: the shop sells memberships and your own goods.')
  const message = await testConnection()
  const missing = await findMissingWebhooks(`${payload.config.serverURL}/api/webhooks/spreadconnect`)
  if (missing.length > 0)
    return failed(`${message}, but it doesn’t send ${missing.join(', ')} to this site. Run "npm run setup-webhooks".`)
  return done(`${message}.`)
}
