import * as routes from '#contracts/routes/merchandise.ts'
import { centsToAmount } from '#contracts/money.ts'
import { type Merchandise } from '#contracts/products.ts'
import { listMerchandise, type StoredMerchandise } from '#domain/catalogue/listMerchandise.ts'
import { previewSync, syncCatalogue } from '#domain/catalogue/syncCatalogue.ts'
import { readSyncStatus } from '#domain/catalogue/syncRuns.ts'
import { testConnection } from '#domain/catalogue/testConnection.ts'
import { implement } from '../implement.ts'

export const readMerchandise = implement(
  routes.readMerchandise,
  async (req, { query: { inStock, limit } }) =>
    (await listMerchandise(req, { isInStock: inStock !== undefined, limit })).map(presentMerchandise),
  { cache: { topics: ['merchandise'], by: 'everyone' } },
)

export const syncMerchandise = implement(routes.syncMerchandise, (req) => syncCatalogue(req, 'employee'))

export const previewMerchandiseSync = implement(routes.previewMerchandiseSync, (req) => previewSync(req))

export const readMerchandiseSync = implement(routes.readMerchandiseSync, (req) => readSyncStatus(req))

export const testSpreadconnect = implement(routes.testSpreadconnect, async () => ({ message: await testConnection() }))

function presentMerchandise({ variants, description, createdAt, ...item }: StoredMerchandise): Merchandise {
  return {
    ...item,
    description: description ?? '',
    createdAt: createdAt.toISOString(),
    variants: variants.map(({ retailPriceCents, ...variant }) => ({
      ...variant,
      retailPrice: centsToAmount(retailPriceCents),
    })),
  }
}
