import * as routes from '#contracts/routes/operations/imports.ts'
import { checkImport as check } from '#domain/operations/imports/checkImport.ts'
import { listReportLines, reportColumns } from '#domain/operations/imports/importReport.ts'
import { readImportLines as readLines } from '#domain/operations/imports/readImportLines.ts'
import { readImport as readOne, readImports } from '#domain/operations/imports/readImports.ts'
import { findTableColumns } from '#domain/operations/imports/tables/findTableColumns.ts'
import * as steps from '#domain/operations/imports/requestStep.ts'
import { chooseProducts as choose } from '#domain/operations/imports/subscriptions/chooseProducts.ts'
import { exportCsv } from '../exports/exportCsv.ts'
import { implement } from '../../implement.ts'

export const listImports = implement(routes.listImports, async ({ pool }) => ({ imports: await readImports(pool) }))

export const checkImport = implement(
  routes.checkImport,
  async (req, { input }) => readOne(req.pool, await check(req, input)),
  { rateLimit: { calls: 30, seconds: 3600 }, mayBeLong: 'file' },
)

export const readTableColumns = implement(routes.readTableColumns, (req, { input }) => findTableColumns(req, input), {
  rateLimit: { calls: 60, seconds: 3600 },
  mayBeLong: 'file',
})

export const readImport = implement(routes.readImport, ({ pool }, { params: { id } }) => readOne(pool, id))

export const readImportLines = implement(routes.readImportLines, ({ pool }, { params: { id }, query }) =>
  readLines(pool, id, query),
)

export const importReport = implement(routes.importReport, async (req, { params: { id } }) => {
  await readOne(req.pool, id)
  return exportCsv(`import-${id}`, req, reportColumns, listReportLines(req.pool, id))
})

export const chooseProducts = implement(routes.chooseProducts, async (req, { params: { id }, input }) => {
  await choose(req, id, input.productIds)
  return readOne(req.pool, id)
})

export const runImport = implement(routes.runImport, async (req, { params: { id } }) => {
  await steps.requestRun(req, id)
  return readOne(req.pool, id)
})

export const inviteImported = implement(routes.inviteImported, async (req, { params: { id } }) => {
  await steps.requestInvites(req, id)
  return readOne(req.pool, id)
})

export const undoImport = implement(routes.undoImport, async (req, { params: { id } }) => {
  await steps.requestUndo(req, id)
  return readOne(req.pool, id)
})

export const discardImport = implement(routes.discardImport, (req, { params: { id } }) => steps.discardImport(req, id))
