import { contactInput } from '#contracts/contact.ts'
import { sendMessage } from '#domain/contact/sendMessage.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'

export const contact = defineEndpoint({
  method: 'POST',
  path: '/contact',
  who: 'everyone',
  limit: { calls: 20, seconds: 3600 },
  input: contactInput,
  run: async (req, { input }) => {
    await sendMessage(req, input)
    return noContent()
  },
})
