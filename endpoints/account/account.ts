import * as routes from '#contracts/routes/account.ts'
import { deleteAccount } from '#domain/account/deleteAccount.ts'
import { exportAccount } from '#domain/account/exportAccount.ts'
import { implement } from '../implement.ts'
import { HttpResult } from '../HttpResult.ts'

export const accountExport = implement(
  routes.accountExport,
  async (req) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="stone-hunt-my-data.json"',
    }
    return new HttpResult(200, headers, JSON.stringify(await exportAccount(req), null, 2))
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const accountDelete = implement(
  routes.accountDelete,
  async (req, { input }) => {
    await deleteAccount(req, input)
    req.web.clearSession()
    req.web.clearCartKey()
  },
  { rateLimit: { calls: 10, seconds: 3600 } },
)
