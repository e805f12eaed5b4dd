import type { Row } from '../Row.ts'
import { tally, Visitor } from '../Visitor.ts'

const NETWORKS = 200
const MAX_GUESSES = 30

export const guessing: Row = {
  name: 'guessing',
  needs: [],
  keepsLimits: true,
  run: async (testbed) => {
    const owner = await new Visitor(testbed).signUp()
    const statuses: number[] = []
    for (let network = 0; network < NETWORKS; network++) {
      const thief = Object.assign(new Visitor(testbed), { email: owner.email, forwardedFor: `203.0.${network}.9` })
      statuses.push((await thief.signIn('a stone nobody found')).status)
    }
    const guesses = statuses.filter((status) => status === 401).length
    const findings = guesses > MAX_GUESSES ? [`${guesses} guesses were checked`] : []
    if (guesses === 0) findings.push('no guess was checked, so nothing was tried')
    const { status } = await owner.signIn()
    if (status !== 200) findings.push(`the owner's own browser got ${status}`)
    const { rowCount } = await testbed.pool.query(
      `select 1 from mail_outbox where "to" = $1 and kind = 'failed-sign-ins'`,
      [owner.email],
    )
    if (rowCount !== 1) findings.push(`the owner got ${rowCount} emails about it`)
    return { tried: `guesses at one account from ${NETWORKS} networks: ${tally(statuses)}`, findings }
  },
}
