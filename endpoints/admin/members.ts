import * as routes from '#contracts/routes/people.ts'
import { listMembers, memberColumns } from '#domain/reports/listMembers.ts'
import { implement } from '../implement.ts'
import { csvFile } from './csvFile.ts'

export const membersCsv = implement(routes.membersCsv, (req) =>
  csvFile('members', req.now, memberColumns, listMembers(req)),
)
