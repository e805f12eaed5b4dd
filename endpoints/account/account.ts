import { deleteAccountInput } from '#contracts/contact.ts'
import { deleteAccount } from '#domain/account/deleteAccount.ts'
import { exportAccount } from '#domain/account/exportAccount.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent, Reply } from '../Reply.ts'

export const accountExport = defineEndpoint({
  method: 'GET',
  path: '/account/export',
  who: 'signedIn',
  limit: { calls: 20, seconds: 3600 },
  run: async (req) => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="stone-hunt-my-data.json"',
    }
    return new Reply(200, headers, JSON.stringify(await exportAccount(req), null, 2))
  },
})

export const accountDelete = defineEndpoint({
  method: 'POST',
  path: '/account/delete',
  who: 'signedIn',
  limit: { calls: 10, seconds: 3600 },
  input: deleteAccountInput,
  run: async (req, { input }) => {
    await deleteAccount(req, input)
    req.web.clearSession()
    req.web.clearCartKey()
    return noContent()
  },
})
