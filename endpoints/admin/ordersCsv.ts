import * as routes from '#contracts/routes/orders.ts'
import { listOrderRows, orderColumns } from '#domain/reports/listOrderRows.ts'
import { implement } from '../implement.ts'
import { csvFile } from './csvFile.ts'

export const ordersCsv = implement(routes.ordersCsv, (req) =>
  csvFile('orders', req.now, orderColumns, listOrderRows(req)),
)
