import { uploadTicketAnswer, uploadTicketInput } from '#contracts/site.ts'
import { requestUpload as giveAddress } from '#domain/uploads/requestUpload.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const requestUpload = defineEndpoint({
  method: 'POST',
  path: '/objects/upload',
  who: 'signedIn',
  limit: { calls: 200, seconds: 86_400 },
  input: uploadTicketInput,
  output: uploadTicketAnswer,
  run: async (req, { input }) => ({ uploadURL: await giveAddress(req, input?.size) }),
})
