import type { SetupFinding } from '#contracts/operations/setup.ts'
import { checkTransport, senderAddress } from '#providers/mail/transport.ts'
import { done, failed, open } from './findings.ts'

export async function checkMailServer(): Promise<SetupFinding> {
  const result = await checkTransport()
  if (result === 'none') return open('Emails are only written to files. Set SMTP_URL to your mail server.')
  if (result !== 'works') return failed(`The mail server refused the connection: ${result}. Check SMTP_URL.`)
  return done(`The mail server accepts the sign-in. Emails come from ${senderAddress()}.`)
}
