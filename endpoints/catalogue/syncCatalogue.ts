import * as routes from '#contracts/routes/catalogue.ts'
import { previewSync, syncCatalogue } from '#domain/catalogue/syncCatalogue.ts'
import { readSyncStatus } from '#domain/catalogue/syncRuns.ts'
import { testConnection } from '#domain/catalogue/testConnection.ts'
import { implement } from '../implement.ts'

export const syncMerchandise = implement(routes.syncMerchandise, (req) => syncCatalogue(req, 'employee'))

export const previewMerchandiseSync = implement(routes.previewMerchandiseSync, (req) => previewSync(req))

export const readMerchandiseSync = implement(routes.readMerchandiseSync, (req) => readSyncStatus(req))

export const testSpreadconnect = implement(routes.testSpreadconnect, async () => ({ message: await testConnection() }))
