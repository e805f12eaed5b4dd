import * as routes from '#contracts/routes/people.ts'
import { toCsv } from '#domain/reports/csv.ts'
import { listMembers, memberColumns } from '#domain/reports/listMembers.ts'
import { implement } from '../implement.ts'
import { csvFile } from './csvFile.ts'

export const membersCsv = implement(routes.membersCsv, (req) =>
  Promise.resolve(csvFile('members', req.now, toCsv(memberColumns, listMembers(req)))),
)
