import { parseArgs } from 'node:util'
import { env } from '#env'
import { findMailRecords } from '#providers/mail/dns/findMailRecords.ts'
import { type Finding, judgeMailRecords } from '#providers/mail/dns/judgeMailRecords.ts'
import { senderAddress } from '#providers/mail/transport.ts'

const LEVELS: Record<Finding['level'], string> = { ok: 'OK', advice: 'Advice', problem: 'Problem' }

/** Checks the DNS records of the domain in MAIL_FROM: `npm run check-mail -- --selector mail`. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { selector: { type: 'string' }, resolver: { type: 'string' } } })
  env()
  const domain = senderAddress().split('@').at(-1)?.toLowerCase() ?? ''
  const findings = judgeMailRecords(await findMailRecords(domain, values), domain)
  process.stdout.write(`Emails are sent from ${domain}.\n\n`)
  for (const { record, level, text } of findings)
    process.stdout.write(`${LEVELS[level].padEnd(9)}${record.padEnd(7)}${text}\n`)
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
}

main().catch((error: unknown) => {
  const problem = error instanceof Error ? error.message : 'unknown'
  const isAboutNames = error instanceof Error && 'syscall' in error
  process.stderr.write(
    isAboutNames ? `The records could not be read: ${problem}. Try another --resolver.\n` : `${problem}\n`,
  )
  process.exit(2)
})
