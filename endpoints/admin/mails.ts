import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { resendMail } from '#domain/mail/resendMail.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'

export const resend = defineEndpoint({
  method: 'POST',
  path: '/admin/mails/:id/resend',
  who: 'employee',
  params: z.object({ id: rowIdSchema }),
  run: async (req, { params }) => {
    await resendMail(req, params.id)
    return noContent()
  },
})
