import type { EmailAdapter } from 'payload'
import { randomUUID } from 'node:crypto'
import { env } from '#env'
import { sendMail } from './transport.ts'

export const payloadMail: EmailAdapter = () => ({
  name: 'stone-hunt',
  defaultFromName: 'Stone Hunt',
  defaultFromAddress: /<(.+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM,
  sendEmail: async ({ to, subject, html, text }) => {
    if (typeof to !== 'string') throw new Error('An email from the panel has exactly one recipient')
    const messageId = `<panel.${randomUUID()}@mail.stonehunt>`
    await sendMail({ messageId, to, subject: subject ?? '', html: asText(html), text: asText(text) })
  },
})

const asText = (content: unknown): string => (typeof content === 'string' ? content : '')
