import { createHash } from 'node:crypto'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'
import { PRINT_KEY } from './siteVariables.ts'

type Synced = { count: number; created: number; updated: number; hidden: number; unchanged: number }
type Article = { id: number; title: string; variants: { sku: string }[] }

export const sync = (employee: Browser) => employee.post('/api/merchandise/sync')

export const synced = async (employee: Browser): Promise<Synced> => (await sync(employee)).json as Synced

export async function printArticles(site: Site): Promise<Article[]> {
  const answer = await fetch(`${site.printBase}/articles?limit=100`, { headers: { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY } })
  return ((await answer.json()) as { items: Article[] }).items
}

export async function storedCatalogue(site: Site): Promise<string> {
  const rows = await Promise.all(
    ['merchandise', 'merchandise_images', 'variants'].map(
      async (table) => (await site.pool.query(`select * from ${table} order by id`)).rows as unknown[],
    ),
  )
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
