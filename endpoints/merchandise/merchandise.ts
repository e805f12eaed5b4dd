import { centsToAmount } from '#contracts/money.ts'
import {
  type Merchandise,
  merchandiseListQuery,
  merchandiseListSchema,
  messageAnswer,
  syncAnswer,
  syncPreview,
  syncStatus,
} from '#contracts/products.ts'
import { listMerchandise, type StoredMerchandise } from '#domain/catalogue/listMerchandise.ts'
import { previewSync, syncCatalogue } from '#domain/catalogue/syncCatalogue.ts'
import { readSyncStatus } from '#domain/catalogue/syncRuns.ts'
import { testConnection } from '#domain/catalogue/testConnection.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const readMerchandise = defineEndpoint({
  method: 'GET',
  path: '/merchandise',
  who: 'everyone',
  cache: { topics: ['merchandise'], by: 'everyone' },
  query: merchandiseListQuery,
  output: merchandiseListSchema,
  run: async (req, { query: { inStock, limit } }) =>
    (await listMerchandise(req, { isInStock: inStock !== undefined, limit })).map(presentMerchandise),
})

export const syncMerchandise = defineEndpoint({
  method: 'POST',
  path: '/merchandise/sync',
  who: 'employee',
  output: syncAnswer,
  run: (req) => syncCatalogue(req, 'employee'),
})

export const previewMerchandiseSync = defineEndpoint({
  method: 'POST',
  path: '/merchandise/sync/preview',
  who: 'employee',
  output: syncPreview,
  run: (req) => previewSync(req),
})

export const readMerchandiseSync = defineEndpoint({
  method: 'GET',
  path: '/merchandise/sync/status',
  who: 'employee',
  output: syncStatus.nullable(),
  run: (req) => readSyncStatus(req),
})

export const testSpreadconnect = defineEndpoint({
  method: 'GET',
  path: '/test-spreadconnect',
  who: 'employee',
  output: messageAnswer,
  run: async () => ({ message: await testConnection() }),
})

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
