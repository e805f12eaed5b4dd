import * as routes from '#contracts/routes/exports.ts'
import { commentColumns, listCommentRows } from '#domain/exports/listCommentRows.ts'
import { listProductRows, productColumns } from '#domain/exports/listProductRows.ts'
import { postsArchive } from '#domain/exports/postsArchive.ts'
import { toCsv } from '#domain/reports/csv.ts'
import { csvFile } from '../admin/csvFile.ts'
import { HttpResult } from '../HttpResult.ts'
import { implement } from '../implement.ts'

export const postsZip = implement(
  routes.postsZip,
  (req, { query: { files } }) => {
    const name = `posts-${req.now.toISOString().slice(0, 10)}.zip`
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': `attachment; filename="${name}"` }
    return Promise.resolve(new HttpResult(200, headers, postsArchive(req, { hasFiles: files !== 'false' })))
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const commentsCsv = implement(routes.commentsCsv, (req) =>
  Promise.resolve(csvFile('comments', req.now, toCsv(commentColumns, listCommentRows(req)))),
)

export const productsCsv = implement(routes.productsCsv, (req) => {
  const columns = productColumns(req.payload.config.serverURL)
  return Promise.resolve(csvFile('products', req.now, toCsv(columns, listProductRows(req))))
})
