import type { Testbed } from '../../chaos/createTestbed.ts'
import { growth, type Sample } from './measure.ts'

export type Record = {
  steps: number
  requests: number
  orders: number
  audits: number
  certificates: number
  logs: number
  samples: Sample[]
  /** Jobs that took long, by name. */
  slow: string[]
  problems: Set<string>
}

export const emptyRecord = (): Record => ({
  steps: 0,
  requests: 0,
  orders: 0,
  audits: 0,
  certificates: 0,
  logs: 0,
  samples: [],
  slow: [],
  problems: new Set(),
})

/** What is known so far, so that a run that is ended early has a summary too. */
export async function summarize(testbed: Testbed, record: Record): Promise<string> {
  const { steps, requests, orders, audits, certificates, logs, samples, slow, problems } = record
  const { rows } = await testbed.pool.query<{ text: string }>(`
    select count(*) || ' ' || status || ', ' || count(*) filter (where current_period_end > now()) || ' paid ahead' as text
    from subscriptions group by status`)
  const { rows: paid } = await testbed.pool.query<{ count: string }>(`select count(*) from membership_payments`)
  const reports = testbed.mail.mails.map(({ messageId }) => messageId).filter((id) => id.startsWith('<weekly-report.'))
  return [
    `${samples[0]?.day} to ${samples.at(-1)?.day}: ${steps} steps, ${requests} requests, ${orders} orders, ${audits} audits`,
    `memberships: ${rows.map(({ text }) => text).join('; ')}; ${paid[0]?.count} payments`,
    `${testbed.mail.mails.length} emails, ${reports.length} weekly reports of ${new Set(reports).size} weeks`,
    `${certificates} certificates, ${logs} logs of nginx`,
    `tables that grew, ${growth(samples)}`,
    `${slow.length} times a job took longer than 20 s: ${[...new Set(slow)].join(', ') || 'none'}`,
    `${problems.size} problems${[...problems].map((problem) => `\n  ${problem}`).join('')}`,
  ].join('\n')
}
