import { uploadTicketAnswer } from '#contracts/site.ts'
import { createTicket } from '#media/tickets.ts'
import { uploadAddress } from '#media/uploadAddress.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const requestUpload = defineEndpoint({
  method: 'POST',
  path: '/objects/upload',
  who: 'signedIn',
  limit: { calls: 200, seconds: 86_400 },
  output: uploadTicketAnswer,
  run: async (req) => {
    const ticket = await createTicket(req.pool, req.user, req.now)
    return { uploadURL: await uploadAddress(req.payload.config.serverURL, ticket) }
  },
})
