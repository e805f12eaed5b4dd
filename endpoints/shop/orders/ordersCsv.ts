import * as routes from '#contracts/routes/shop/orders.ts'
import { listOrderRows, orderColumns } from '#domain/operations/reports/listOrderRows.ts'
import { implement } from '../../implement.ts'
import { exportCsv } from '../../operations/exports/exportCsv.ts'

export const ordersCsv = implement(routes.ordersCsv, (req) =>
  exportCsv('orders', req, orderColumns, listOrderRows(req)),
)
