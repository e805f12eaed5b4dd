import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Testbed, Row } from '../Row.ts'
import { PASSWORD, tally, Visitor } from '../Visitor.ts'

const SIGN_UPS = 60
const MAX_EMAILS = 5
const MARK = 'Free-Gold-At-Evil-Example'

export const signups: Row = {
  name: 'signups',
  needs: [],
  keepsLimits: true,
  run: async (testbed) => {
    const name = `target${Date.now()}`
    const statuses: number[] = []
    for (let tag = 1; tag <= SIGN_UPS; tag++) {
      const account = { email: `${name}+${tag}@example.test`, password: PASSWORD, firstName: MARK, lastName: MARK }
      statuses.push((await new Visitor(testbed).send('POST', '/api/signup', account)).status)
    }
    const { rows } = await testbed.pool.query<{ count: number }>(
      `select count(*)::int as count from mail_outbox where "to" like $1`,
      [`${name}+%`],
    )
    const emails = rows[0]?.count ?? 0
    const findings = emails > MAX_EMAILS ? [`one mailbox got ${emails} emails`] : []
    if (emails === 0) findings.push('no email was sent, so nothing was tried')
    if (await isMailed(testbed, name)) findings.push('an email contains the text that the stranger chose')
    return { tried: `${SIGN_UPS} sign-ups for one mailbox: ${tally(statuses)}, ${emails} emails`, findings }
  },
}

async function isMailed({ folder }: Testbed, name: string): Promise<boolean> {
  await pause(5_000)
  const outbox = join(folder, 'demo', 'outbox')
  const texts = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')))
  const mails = texts.filter((text) => text.includes(`${name}+`))
  if (mails.length === 0) throw new Error('The demo wrote no email')
  return mails.some((text) => text.includes(MARK))
}
