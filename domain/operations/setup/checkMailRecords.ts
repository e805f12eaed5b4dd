import type { SetupFinding } from '#contracts/operations/setup.ts'
import { findMailRecords } from '#providers/mail/dns/findMailRecords.ts'
import { judgeMailRecords } from '#providers/mail/dns/judgeMailRecords.ts'
import { senderAddress } from '#providers/mail/transport.ts'
import { done, failed } from './findings.ts'

/** The first problem; `npm run check-mail` prints all, and checks DKIM too. */
export async function checkMailRecords(): Promise<SetupFinding> {
  const domain = senderAddress().split('@').at(-1)?.toLowerCase() ?? ''
  const problems = judgeMailRecords(await findMailRecords(domain, {}), domain).filter(
    ({ level }) => level === 'problem',
  )
  const [first] = problems
  if (!first) return done(`The DNS records of ${domain} let mail servers trust your emails.`)
  const more = problems.length > 1 ? ` There are ${problems.length} problems in all.` : ''
  return failed(`${first.record}: ${first.text}${more}`)
}
