import { env } from '#env'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'

/** Subscribes this site to the print provider's events. Idempotent. */
const { SITE_URL, SPREADCONNECT_WEBHOOK_SECRET } = env()
if (SPREADCONNECT_WEBHOOK_SECRET === undefined) {
  process.stderr.write('Set SPREADCONNECT_API_KEY and SPREADCONNECT_WEBHOOK_SECRET first.\n')
  process.exit(1)
}
const added = await ensureWebhooks(`${SITE_URL}/api/webhooks/spreadconnect`, SPREADCONNECT_WEBHOOK_SECRET)
process.stdout.write(
  added.length === 0
    ? 'The print provider already sends every event to this site.\n'
    : `The print provider now sends this site ${added.join(', ')}.\n`,
)
