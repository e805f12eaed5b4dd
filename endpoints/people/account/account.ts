import type { OwnAccount } from '#contracts/people/account.ts'
import * as routes from '#contracts/routes/people/account.ts'
import { changeName as storeName } from '#domain/people/account/changeName.ts'
import { deleteAccount } from '#domain/operations/leaving/deleteAccount.ts'
import { exportAccount } from '#domain/operations/leaving/exportAccount.ts'
import { readAccount as readFacts } from '#domain/people/account/readAccount.ts'
import { changePassword as storePassword } from '#domain/people/people/changePassword.ts'
import { reloadActor } from '#domain/membership/actor/findActor.ts'
import { presentUser } from '../auth/presentUser.ts'
import { implement } from '../../implement.ts'
import { HttpResult } from '../../HttpResult.ts'

export const readAccount = implement(routes.readAccount, async (req): Promise<OwnAccount> => {
  const { memberSince, ...facts } = await readFacts(req)
  return { ...facts, memberSince: memberSince.toISOString() }
})

export const changeName = implement(
  routes.changeName,
  async (req, { input }) => {
    await storeName(req, input)
    return presentUser(await reloadActor(req, req.user))
  },
  { rateLimit: { calls: 30, seconds: 3600 } },
)

export const changePassword = implement(
  routes.changePassword,
  async (req, { input }) => {
    await storePassword(req, input)
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const accountExport = implement(
  routes.accountExport,
  async (req) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
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
