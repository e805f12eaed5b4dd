import { toCsv } from '#domain/reports/csv.ts'
import { listOrderRows, orderColumns } from '#domain/reports/listOrderRows.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { csvFile } from './csvFile.ts'

export const ordersCsv = defineEndpoint({
  method: 'GET',
  path: '/admin/orders.csv',
  who: 'employee',
  run: (req) => Promise.resolve(csvFile('orders', req.now, toCsv(orderColumns, listOrderRows(req)))),
})
