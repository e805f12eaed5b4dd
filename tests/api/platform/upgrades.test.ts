import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { liveOnSite } from '../../support/liveOnSite.ts'
import { PASSWORD } from '../../support/people.ts'
import { runProgram } from '../../support/programs.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { checkoutForm, fillCart, startPayment, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { siteVariables } from '../../support/siteVariables.ts'

/** Backups of released versions. They never change; docs/releases.md says how a release adds its own. */
const KEPT = 'tests/releases'
const site = useSite()
let folder: string

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'stone-hunt-upgrades-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (program: string, args: string[], databaseUrl: string, dataDir: string) =>
  runProgram(program, args, siteVariables({ siteUrl: site.url, databaseUrl, dataDir }))

const version = process.env['MAKE_BACKUP']
if (version)
  it(`makes the backup of ${version}`, async () => {
    await liveOnSite(site)
    const made = await run('backup', [folder], process.env['DATABASE_URL'] ?? '', site.dataDir)
    expect(made).toMatchObject({ code: 0 })
    await rename(join(folder, (await readdir(folder))[0] ?? ''), join(KEPT, version))
  }, 180_000)

describe.each(await readdir(KEPT))('a site of %s', (kept) => {
  let databaseUrl: string
  let dataDir: string
  let server: ServerProcess

  beforeAll(async () => {
    databaseUrl = await newDatabase()
    dataDir = await mkdtemp(join(folder, 'data-'))
    expect(await run('restore', [join(KEPT, kept)], databaseUrl, dataDir)).toMatchObject({ code: 0 })
    server = await startServer(site, { databaseUrl, dataDir, variables: {} })
  }, 120_000)
  afterAll(() => server.stop())

  it('keeps every row', async () => {
    const { tables } = JSON.parse(await readFile(join(KEPT, kept, 'manifest.json'), 'utf8')) as {
      tables: { schema: string; name: string; rows: number }[]
    }
    // The site that runs on them may have done its jobs and added rows.
    const lost = await onDatabase(databaseUrl, async (client) => {
      const found = []
      for (const { name, rows: had } of tables.filter(({ schema }) => schema === 'public')) {
        const { rows } = await client.query<{ has: number }>(`select count(*)::int as has from public."${name}"`)
        if ((rows[0]?.has ?? 0) < had) found.push(name)
      }
      return found
    })
    expect(lost).toEqual([])
  })

  it('shows visitors its posts and its shop', async () => {
    const visitor = new Browser(server.url)
    for (const [path, words] of [
      ['/', 'Stone Hunt'],
      ['/content', 'The first cut'],
      ['/shop', 'Botswana slab'],
      ['/merchandise', 'Add to Cart'],
    ] as const)
      expect(await visitor.get(path), path).toMatchObject({
        status: 200,
        text: expect.stringContaining(words) as string,
      })
  })

  it('lets its member sign in, watch, comment and read an order', async () => {
    const member = await signedIn('member@example.test')
    const posts = (await member.get('/api/posts')).json as { id: number; title: string }[]
    const { id } = posts.find(({ title }) => title === 'The first cut') ?? { id: 0 }
    const { videoURL } = (await member.get(`/api/posts/${id}`)).json as { videoURL: string }
    expect((await member.get(new URL(videoURL, server.url).pathname)).status).toBe(200)
    expect((await member.post(`/api/posts/${id}/comments`, { content: 'Still here after the upgrade.' })).status).toBe(
      201,
    )
    const orders = (await member.get('/api/orders')).json as { reference: string; refunded: string }[]
    expect(orders.map(({ refunded }) => refunded)).toContain('2.00')
  })

  it('sells an article, and lets its owner change the catalog', async () => {
    const buyer = new Browser(server.url)
    const items = await variantsInStock({ visitor: () => buyer } as never)
    await fillCart(buyer, items[0]?.id ?? 0)
    expect(await startPayment(buyer, checkoutForm)).toMatchObject({ orderReference: expect.any(String) as string })
    const owner = await signedIn('owner@example.test')
    expect((await owner.post('/api/admin/products', { name: 'Geode half', price: 30 })).status).toBe(201)
    const panel = await owner.get('/cms/api/orders?limit=1', { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(panel).toMatchObject({ status: 200, json: { totalDocs: expect.any(Number) as number } })
  })

  async function signedIn(email: string): Promise<Browser> {
    const browser = new Browser(server.url)
    expect((await browser.post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    return browser
  }
})
