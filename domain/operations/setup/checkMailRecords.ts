import { findMailRecords } from '#providers/mail/dns/findMailRecords.ts'
import { judgeMailRecords } from '#providers/mail/dns/judgeMailRecords.ts'
import { senderAddress } from '#providers/mail/transport.ts'
import { done, failed, type Finding } from './findings.ts'

/** The first problem; `npm run check-mail` prints all, and checks DKIM too. */
export async function checkMailRecords(): Promise<Finding> {
  const domain = senderAddress().split('@').at(-1)?.toLowerCase() ?? ''
  const problems = judgeMailRecords(await findMailRecords(domain, {}), domain).filter(
    ({ level }) => level === 'problem',
  )
  const [first] = problems
  if (!first) return done('The DNS records of {domain} let mail servers trust your emails.', { domain })
  const { record, text: problem } = first
  return problems.length > 1
    ? failed('{record}: {problem} There are {count} problems in all.', { record, problem, count: problems.length })
    : failed('{record}: {problem}', { record, problem })
}
