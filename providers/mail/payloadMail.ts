import type { EmailAdapter } from 'payload'
import { randomUUID } from 'node:crypto'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { sendMail, senderAddress } from './transport.ts'

export const payloadMail: EmailAdapter = ({ payload }) => ({
  name: 'stone-hunt',
  defaultFromName: BRAND_DEFAULTS.name,
  defaultFromAddress: senderAddress(),
  sendEmail: async ({ to, subject, html, text }) => {
    if (typeof to !== 'string') throw new Error('An email from the panel has exactly one recipient')
    const { name } = await payload.findGlobal({ slug: 'brand', depth: 0, overrideAccess: true })
    const messageId = `<panel.${randomUUID()}@mail.stonehunt>`
    await sendMail({ messageId, from: name, to, subject: subject ?? '', html: asText(html), text: asText(text) })
  },
})

const asText = (content: unknown): string => (typeof content === 'string' ? content : '')
