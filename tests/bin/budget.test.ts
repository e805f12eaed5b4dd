import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildWeb } from '#bin/siteBuild.ts'

const dist = 'web/dist'
/** Kilobytes transferred, headers included. Public pages have the site's budget. */
const BUDGETS: Record<string, number> = {
  /** With the first page for visitors. */
  front: 128,
  'src/routes/ContentPage.tsx': 130,
  'src/routes/ShopPage.tsx': 128,
  'src/routes/MerchandisePage.tsx': 130,
  'src/routes/WishListPage.tsx': 129,
  'src/routes/GiftCardsPage.tsx': 151,
  'src/routes/GiftMembershipsPage.tsx': 151,
  'src/routes/RedeemGiftPage.tsx': 121,
  'src/routes/PostPage.tsx': 130,
  'src/routes/ArticlePage.tsx': 130,
  'src/routes/HomePage.tsx': 130,
  'src/routes/CartPage.tsx': 129,
  'src/routes/OrdersPage.tsx': 130,
  'src/routes/OwnPage.tsx': 119,
  'src/routes/SubscribePage.tsx': 130,
  'src/routes/CheckoutPage.tsx': 150,
  'src/routes/ReviewsPage.tsx': 122,
  'src/routes/MessagesPage.tsx': 123,
  'src/routes/FindOrderPage.tsx': 117,
  'src/routes/EmailsPage.tsx': 118,
  'src/routes/IdentifyPage.tsx': 122,
  'src/routes/UploadPage.tsx': 134,
  'src/routes/AccountPage.tsx': 140,
  'src/routes/FindsPage.tsx': 134,
  'src/routes/AdminPage.tsx': 140,
}

type Chunk = { file: string; name?: string; imports?: string[] }

describe('the JavaScript of a screen', () => {
  beforeAll(buildWeb, 120_000)

  it.each(Object.entries(BUDGETS))(
    '%s stays within %i kB, compressed',
    async (screen, budget) => {
      const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
      const files = new Set<string>()
      for (const name of ['index.html', screen]) collect(manifest, name, files)
      const sizes = await Promise.all([...files].map(sizeOf))
      const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000
      expect(kilobytes).toBeGreaterThan(50)
      expect(kilobytes).toBeLessThanOrEqual(budget)
    },
    120_000,
  )

  it('starts with the allFunctionsCalledOnLoad hint in the files that every screen needs', async () => {
    const names = [
      'packages',
      'base',
      'index',
      'front',
      'HomePage',
      'ContentPage',
      'PostPage',
      'ShopPage',
      'MerchandisePage',
    ]
    // The folder also contains the files of the previous release.
    const newest = JSON.parse(await readFile(join(dist, '.release.json'), 'utf8')) as string[]
    const files = newest.filter((file) => file.endsWith('.js'))
    for (const name of names) {
      const [file = '', ...others] = files.filter((one) => one.startsWith(`${name}-`))
      expect(others, name).toEqual([])
      expect(await readFile(join(dist, 'assets', file), 'utf8'), name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  })
})

/** Response headers count for Lighthouse, too. */
const HEADERS = 380

async function sizeOf(file: string): Promise<number> {
  const path = join(dist, file)
  return HEADERS + (await stat(`${path}.br`).catch(() => stat(path))).size
}

function collect(manifest: Record<string, Chunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name)
  if (!chunk) throw new Error(`The build has no ${name}`)
  if (files.has(chunk.file)) return
  if (chunk.file.endsWith('.js')) files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}
