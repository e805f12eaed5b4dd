import * as routes from '#contracts/routes/people/people.ts'
import { inviteEmployee as invite } from '#domain/people/people/inviteEmployee.ts'
import { listMembers, memberColumns } from '#domain/operations/reports/listMembers.ts'
import { implement } from '../../implement.ts'
import { exportCsv } from '../../operations/exports/exportCsv.ts'

export const membersCsv = implement(routes.membersCsv, (req) =>
  exportCsv('members', req, memberColumns, listMembers(req)),
)

export const inviteEmployee = implement(routes.inviteEmployee, (req, { input }) => invite(req, input), {
  rateLimit: { calls: 30, seconds: 3600 },
})
