import { checkTransport, senderAddress } from '#providers/mail/transport.ts'
import { done, failed, type Finding, open } from './findings.ts'

export async function checkMailServer(): Promise<Finding> {
  const result = await checkTransport()
  if (result === 'none') return open('Emails are only written to files. Set SMTP_URL to your mail server.')
  if (result !== 'works')
    return failed('The mail server refused the connection: {reason}. Check SMTP_URL.', { reason: result })
  return done('The mail server accepts the sign-in. Emails come from {sender}.', { sender: senderAddress() })
}
