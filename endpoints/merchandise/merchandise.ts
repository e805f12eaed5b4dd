import { centsToAmount } from '#contracts/money.ts'
import { type Merchandise, merchandiseListSchema, messageAnswer, syncAnswer } from '#contracts/products.ts'
import { listMerchandise, type StoredMerchandise } from '#domain/catalogue/listMerchandise.ts'
import { syncCatalogue } from '#domain/catalogue/syncCatalogue.ts'
import { testConnection } from '#domain/catalogue/testConnection.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const readMerchandise = defineEndpoint({
  method: 'GET',
  path: '/merchandise',
  who: 'everyone',
  output: merchandiseListSchema,
  run: async (req) => (await listMerchandise(req)).map(presentMerchandise),
})

export const syncMerchandise = defineEndpoint({
  method: 'POST',
  path: '/merchandise/sync',
  who: 'employee',
  output: syncAnswer,
  run: (req) => syncCatalogue(req),
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
