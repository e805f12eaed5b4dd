import type { Site } from './site.ts'

export const MAIL_SECRET = 'mail-webhook-secret-of-tests'
export const REPLY_DOMAIN = 'reply.example.test'

type Mail = { from: string; to: string; text: string; id?: string; headers?: string[] }

export const mimeOf = ({ from, to, text, id, headers = [] }: Mail): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Your message',
    ...(id ? [`Message-ID: <${id}>`] : []),
    ...headers,
    '',
    text,
  ].join('\r\n')

/** As the mail server does. */
export async function receive(site: Site, raw: string, secret = MAIL_SECRET) {
  const answer = await fetch(`${site.url}/api/mail/inbound`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' },
    body: raw,
  })
  return { status: answer.status, json: (await answer.json()) as { outcome?: string; code?: string } }
}
