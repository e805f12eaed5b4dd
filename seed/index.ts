import type { Payload } from 'payload'
import type { Req } from '#domain/Req.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { poolOf } from '#database/poolOf.ts'
import { syncCatalogue } from '#domain/catalogue/syncCatalogue.ts'
import { env } from '#env'
import { seedComments } from './comments.ts'
import { seedHistory } from './history/index.ts'
import { seedPages } from './pages.ts'
import { seedPeople } from './people.ts'
import { seedPosts } from './posts.ts'
import { seedProducts } from './products.ts'
import { seedSeries } from './series.ts'
import { seedSettings } from './settings.ts'
import { seedStories } from './stories.ts'
import { seedSubscription } from './subscription.ts'

async function seed(): Promise<void> {
  rejectProduction()
  const payload = await openDatabase()
  const req: Req = { payload, pool: poolOf(payload), user: null, now: new Date(), log: payload.logger }
  const people = await step('people', () => seedPeople(req))
  await step('settings and cover photo', () => seedSettings(req, people.employee))
  await step('posts with their videos and pictures', () => seedPosts(req, people))
  await step('comments', () => seedComments(req, people))
  await step('catalog of the print provider', async () => {
    const { count } = await syncCatalogue(req, 'seed', (what) => process.stdout.write(`           ${what}\n`))
    return count
  })
  await step('products', () => seedProducts(req, people.employee))
  await step('stories, a series and pages', async () => {
    await seedSeries(req)
    await seedStories(req)
    await seedPages(req)
  })
  await step('a subscription', () => seedSubscription(req, people.subscriber))
  await step('three months of members, orders and comments', () => seedHistory(req, people))
  await markDone(payload)
  await payload.destroy()
}

function rejectProduction(): void {
  const { DEMO, STRIPE_API_BASE } = env()
  if (!DEMO && !STRIPE_API_BASE)
    throw new Error('The demo data is for the demo only, but a real card provider is configured.')
}

async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = Date.now()
  const result = await work()
  process.stdout.write(`         ${what} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`)
  return result
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
