import { simpleParser } from 'mailparser'
import { type MailEvent, mailEventsInput } from '#contracts/platform/mailStops.ts'
import { hasLongHeader } from './hasLongHeader.ts'

const OPTIONS = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  keepDeliveryStatus: true,
}

/**
 * The events in a report of a mail server: RFC 3464 about deliveries, RFC 5965 (ARF) about complaints.
 *
 * @returns null for any other email.
 */
export async function parseMailReport(raw: Buffer): Promise<MailEvent[] | null> {
  if (hasLongHeader(raw)) return null
  const mail = await simpleParser(raw, OPTIONS).catch(() => null)
  const partOf = (type: string) =>
    mail?.attachments.find(({ contentType }) => contentType === type)?.content.toString('utf8')
  const deliveries = partOf('message/delivery-status')
  const complaint = partOf('message/feedback-report')
  if (deliveries === undefined && complaint === undefined) return null
  const found = [...bouncesIn(deliveries ?? ''), ...complaintsIn(complaint ?? '')]
  const checked = mailEventsInput.safeParse({ events: found })
  return checked.success ? checked.data.events : null
}

/** One group of lines per recipient; the first is about the message. */
function bouncesIn(report: string): object[] {
  return groupsOf(report).flatMap((fields) => {
    const email = addressOf(fields.get('final-recipient') ?? fields.get('original-recipient'))
    if (fields.get('action')?.toLowerCase() !== 'failed' || !email) return []
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0]
    return [{ type: 'bounce', email, ...(status && { status }) }]
  })
}

const COMPLAINTS = ['abuse', 'fraud', 'virus', 'other', 'opt-out']

function complaintsIn(report: string): object[] {
  return groupsOf(report).flatMap((fields) => {
    const email = addressOf(fields.get('original-rcpt-to'))
    return email && COMPLAINTS.includes(fields.get('feedback-type')?.toLowerCase() ?? '')
      ? [{ type: 'complaint', email }]
      : []
  })
}

const groupsOf = (report: string): ReadonlyMap<string, string>[] =>
  report
    .replace(/\r\n/g, '\n')
    // A line that begins with a space continues the one before.
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line) => {
            const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? []
            return name ? [[name.toLowerCase(), value.trim()] as const] : []
          }),
        ),
    )

/** `rfc822; <ada@example.com>` */
function addressOf(value = ''): string | undefined {
  return value.split(/[\s<>;]/).find((part) => {
    const at = part.indexOf('@', 1)
    return at !== -1 && at < part.length - 1
  })
}
