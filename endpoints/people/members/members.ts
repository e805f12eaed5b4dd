import * as routes from '#contracts/routes/people.ts'
import { listMembers, memberColumns } from '#domain/operations/reports/listMembers.ts'
import { implement } from '../../implement.ts'
import { exportCsv } from '../../operations/exports/exportCsv.ts'

export const membersCsv = implement(routes.membersCsv, (req) =>
  exportCsv('members', req, memberColumns, listMembers(req)),
)
