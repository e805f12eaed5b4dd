import * as routes from '#contracts/routes/shop/catalogue.ts'
import { previewSync, syncCatalogue } from '#domain/shop/catalogue/syncCatalogue.ts'
import { readSyncStatus } from '#domain/shop/catalogue/syncRuns.ts'
import { testConnection } from '#domain/shop/catalogue/testConnection.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'

export const syncMerchandise = implement(routes.syncMerchandise, (req) => syncCatalogue(req, 'employee'))

export const previewMerchandiseSync = implement(routes.previewMerchandiseSync, (req) => previewSync(req))

export const readMerchandiseSync = implement(routes.readMerchandiseSync, (req) => readSyncStatus(req))

export const testSpreadconnect = implement(routes.testSpreadconnect, async (req) =>
  answer(req, 'Connected to the print provider as {account}', { account: await testConnection() }),
)
