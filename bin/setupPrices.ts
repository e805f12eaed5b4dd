import pg from 'pg'
import { checkWebhookSetup } from '#domain/operations/setup/checkWebhookSetup.ts'
import { setUpMembershipPrices } from '#domain/membership/subscriptions/setUpMembershipPrices.ts'
import { env } from '#env'
import { setUpPrices } from '#providers/stripe/setUpPrices.ts'

const UNDEFINED_TABLE = '42P01'

/** Before the first start there are no tables, only the original prices and name. */
async function setUp(): Promise<string[]> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  try {
    return await setUpMembershipPrices(client)
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return setUpPrices()
    throw error
  } finally {
    await client.end()
  }
}

/** Creates products, prices and portal at Stripe, once per account and mode, and checks the webhook endpoint. */
const changed = await setUp()
const { mode, problems } = await checkWebhookSetup()
process.stdout.write(
  changed.length === 0
    ? `The prices and the billing portal are set up (${mode} mode).\n`
    : `Set up in ${mode} mode: ${changed.join(', ')}.\n`,
)
process.stdout.write(
  problems.length === 0 ? 'The webhook endpoint sends every required event.\n' : `${problems.join('\n')}\n`,
)
