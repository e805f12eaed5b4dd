import type { Attempt, Attackers } from '../freeze/attempts.ts'
import { listAttempts } from '../freeze/attempts.ts'
import { type HealthWatch, watchHealth } from '../freeze/healthWatch.ts'
import { createSender } from '../freeze/Sender.ts'
import type { Row, Testbed } from '../Row.ts'
import { tally, Visitor } from '../Visitor.ts'

/** The site's, so that reports of mail servers are read. */
export const MAIL_SECRET = 'mail-secret-of-the-attack'

/** How much longer `/healthz` may wait than on an idle site. */
const MAX_WAIT_MS = 250
/** Another program can make one try slow, but not three. */
const TRIES = 3
const IDLE_MS = 2_000
const FINDS = 500

export const freeze: Row = {
  name: 'freeze',
  needs: [],
  run: (testbed) => freezeWith(testbed, (attempts) => attempts),
}

/**
 * Sends the worst inputs of each kind, one after the other, and watches how long `/healthz` waits meanwhile.
 *
 * @param choose which of the attempts are made.
 */
export async function freezeWith(testbed: Testbed, choose: (attempts: Attempt[]) => Attempt[]) {
  const attackers = await prepareAttackers(testbed)
  const watch = watchHealth(testbed.siteUrl, testbed.sitePid)
  const statuses: number[] = []
  const findings: string[] = []
  let longest = { ms: 0, name: '' }
  try {
    const idle = await watch.during(() => new Promise((resolve) => setTimeout(resolve, IDLE_MS)))
    const attempts = choose(await listAttempts(attackers))
    for (const attempt of attempts) {
      const { ms, status } = await slowestWait(watch, attempt, idle + MAX_WAIT_MS)
      statuses.push(status)
      const name = `${attempt.group}, ${attempt.name}`
      if (ms > longest.ms) longest = { ms, name }
      if (ms > idle + MAX_WAIT_MS) findings.push(`/healthz waited ${Math.round(ms)} ms: ${name}`)
      if (status >= 500 && status !== 503) findings.push(`answered ${status}: ${name}`)
    }
    if (statuses.length === 0) findings.push('nothing was tried')
    const tried = `${statuses.length} inputs: ${tally(statuses)}; idle ${Math.round(idle)} ms, longest ${Math.round(longest.ms)} ms (${longest.name})`
    return { tried, findings }
  } finally {
    attackers.sender.close()
  }
}

/** Repeated while it is too long; the shortest try counts. */
async function slowestWait(watch: HealthWatch, { prepare }: Attempt, most: number) {
  let ms = Infinity
  let status = 0
  for (let time = 0; time < TRIES && ms > most; time++) {
    const send = await prepare()
    const waited = await watch.during(async () => {
      status = (await send()).status
    })
    ms = Math.min(ms, waited)
  }
  return { ms, status }
}

/** A member with all the finds that a PDF can have, and an owner with a post. */
async function prepareAttackers(testbed: Testbed): Promise<Attackers> {
  const member = await new Visitor(testbed).signUp()
  const owner = await new Visitor(testbed).signUp({ isEmployee: true })
  await testbed.pool.query(`update users set complimentary_until = now() + interval '1 year' where id = $1`, [
    member.id,
  ])
  await testbed.pool.query(
    `insert into logged_finds (user_id, catalogue_number, stone, place, notes)
      select $1, 'LSA-' || at, 'Agate', 'North shore', $2 from generate_series(1, $3::int) at`,
    [member.id, 'a\n'.repeat(1_000), FINDS],
  )
  const { rows } = await testbed.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('Agates', 'gallery', false, 'published') returning id`,
  )
  return {
    sender: createSender(testbed.siteUrl),
    member: member.cookie(),
    owner: owner.cookie(),
    mailSecret: MAIL_SECRET,
    postId: rows[0]?.id ?? 0,
  }
}
