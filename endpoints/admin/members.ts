import { toCsv } from '#domain/reports/csv.ts'
import { listMembers, memberColumns } from '#domain/reports/listMembers.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { csvFile } from './csvFile.ts'

export const membersCsv = defineEndpoint({
  method: 'GET',
  path: '/admin/members.csv',
  who: 'employee',
  run: (req) => Promise.resolve(csvFile('members', req.now, toCsv(memberColumns, listMembers(req)))),
})
