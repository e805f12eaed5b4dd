import * as routes from '#contracts/routes/people/account.ts'
import { sendMessage } from '#domain/community/contact/sendMessage.ts'
import { implement } from '../../implement.ts'

export const contactUs = implement(
  routes.contactUs,
  async (req, { input }) => {
    await sendMessage(req, input)
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)
