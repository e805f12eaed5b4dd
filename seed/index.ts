import type { Payload } from 'payload'
import { openDatabase } from '#database/openDatabase.ts'
import { poolOf } from '#database/poolOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { env } from '#env'
import { creators } from './creators/index.ts'
import { seedDemo } from './seedDemo.ts'

async function seed(): Promise<void> {
  rejectProduction()
  const payload = await openDatabase()
  const req: Req = { payload, pool: poolOf(payload), user: null, now: new Date(), log: payload.logger }
  const print = (line: string) => process.stdout.write(`         ${line}\n`)
  // Tells the demo, which shows the site from then on.
  const [as = 'stone-hunt'] = process.argv.slice(2)
  await seedDemo(req, print, () => process.send?.('landing'), creators[as])
  await markDone(payload)
  await payload.destroy()
}

function rejectProduction(): void {
  const { DEMO, STRIPE_API_BASE } = env()
  if (!DEMO && !STRIPE_API_BASE)
    throw new Error('The demo data is for the demo only, but a real card provider is configured.')
}

async function markDone(payload: Payload): Promise<void> {
  await poolOf(payload).query(
    `insert into site_settings (key, value, note) values ('demo_seeded', '1', 'The demo data is in place.') on conflict (key) do nothing`,
  )
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
