import * as routes from '#contracts/routes/orders.ts'
import { toCsv } from '#domain/reports/csv.ts'
import { listOrderRows, orderColumns } from '#domain/reports/listOrderRows.ts'
import { implement } from '../implement.ts'
import { csvFile } from './csvFile.ts'

export const ordersCsv = implement(routes.ordersCsv, (req) =>
  Promise.resolve(csvFile('orders', req.now, toCsv(orderColumns, listOrderRows(req)))),
)
