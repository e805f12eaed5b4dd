import { canInstall } from '../../real-parts/installPackages.ts'
import { PATRONI_PACKAGES, type PatroniCluster, startPatroniCluster } from '../../real-parts/patroni.ts'
import { audit, describeProblems, waitForIdle } from '../audit.ts'
import { configureCards } from '../buy.ts'
import { startBuyers, type Buyers } from '../buyers.ts'
import { CARD_WEBHOOK_SECRET, createTestbed, type Testbed } from '../createTestbed.ts'
import { nginx } from '../reverseProxies.ts'
import type { Report, Row } from '../Row.ts'
import { countLost, startTraffic, tally, type Traffic, unexpectedResponses } from '../traffic.ts'
import { isInTime, sleep } from '../waitUntil.ts'
import { timeUntilShown } from './databaseRestarts.ts'
import { type Pair, startPair } from './rollingRestarts.ts'

const ROUNDS = process.argv.includes('--full') ? 5 : 1
const BUYERS = 16
const BEFORE_MS = 5_000
const AWAY_MS = 40_000
const BACK_WITHIN_MS = 30_000
const WELL_MS = 5_000

type Fault = {
  what: string
  /** @returns undoes it. */
  inject: (cluster: PatroniCluster) => Promise<() => Promise<void>>
}

const ofPrimary = async ({ nodes, primary }: PatroniCluster) => {
  const node = nodes[await primary()]
  if (!node) throw new Error('No server is the primary')
  return node
}

const faults: Fault[] = [
  {
    what: 'the primary’s machine dies (SIGKILL to all its processes) for 40 s',
    inject: async (cluster) => {
      const node = await ofPrimary(cluster)
      node.signal('SIGKILL')
      return () => Promise.resolve(node.start())
    },
  },
  {
    what: 'the primary’s network is cut for 40 s, so that packets vanish',
    inject: async (cluster) => {
      const node = await ofPrimary(cluster)
      await node.cut()
      return node.heal
    },
  },
  {
    what: 'the primary’s machine hangs (SIGSTOP to all its processes) for 40 s',
    inject: async (cluster) => {
      const node = await ofPrimary(cluster)
      node.signal('SIGSTOP')
      return () => Promise.resolve(node.signal('SIGCONT'))
    },
  },
  {
    what: 'a switchover is requested',
    inject: async ({ switchover }) => {
      await switchover()
      return () => Promise.resolve()
    },
  },
]

const GOAL = '0 lost, 0 doubled, 0 unexplained, writes again ≤ 30 s without a restart'

export const failover: Row = {
  name: 'failover',
  fault: 'F32',
  run: async (main, report) => {
    if (!(await canInstall(PATRONI_PACKAGES))) {
      const what = 'three PostgreSQL servers with Patroni fail over'
      return report({ what, figure: `${PATRONI_PACKAGES.join(', ')} can’t be installed`, goal: GOAL, holds: null })
    }
    await (await main.site()).kill()
    const cluster = await startPatroniCluster()
    const testbed = await createTestbed({ database: cluster.database }).catch(async (error: unknown) => {
      await cluster.stop()
      throw error
    })
    try {
      await (await testbed.site()).stop()
      const pair = await startPair(testbed, nginx, { DATABASE_URL: cluster.database.url })
      await configureCards(testbed, 'webhook', {
        url: `${pair.proxy.url}/api/webhooks/stripe`,
        secret: CARD_WEBHOOK_SECRET,
      })
      for (const fault of faults)
        for (let round = 0; round < ROUNDS; round++) await injectOnce(testbed, cluster, pair, { ...fault, report })
      await pair.close()
    } finally {
      await testbed.close()
    }
  },
}

type Injected = Fault & { report: Report }

async function injectOnce(testbed: Testbed, cluster: PatroniCluster, pair: Pair, injected: Injected): Promise<void> {
  await cluster.waitForAll()
  const mails = testbed.mail.mails.length
  const traffic = startTraffic(testbed, { writers: 2, readers: 4, siteUrl: pair.proxy.url })
  const buyers = startBuyers(testbed, BUYERS, pair.proxy.url)
  await sleep(BEFORE_MS)
  const struckAt = performance.now()
  const undo = await injected.inject(cluster)
  await sleep(AWAY_MS)
  await undo()
  await cluster.waitForAll()
  await sleep(WELL_MS)
  await buyers.stop()
  await traffic.stop()
  const shown = Math.max(...(await Promise.all(pair.ownUrls.map((url) => timeUntilShown(testbed, url)))))
  await waitForIdle(testbed, buyers.references)
  const problems = [...(await audit(testbed, buyers.references)), ...(await lostEvents(testbed, buyers.events))]
  problems.push(...(await doubledOrders(testbed)))
  const lost = await countLost(testbed, traffic.acknowledged)
  const backMs = longestPause(traffic, struckAt)
  const unexpected = unexplained(traffic, buyers)
  const repeated =
    testbed.mail.mails.length - mails - new Set(testbed.mail.mails.slice(mails).map(({ messageId }) => messageId)).size
  injected.report({
    what: `Patroni: ${injected.what}`,
    figure: [
      `writes again after ${(backMs / 1000).toFixed(1)} s`,
      `${lost} of ${traffic.acknowledged.length} acknowledged writes lost`,
      `${buyers.references.length} orders of ${BUYERS} buyers at once: ${describeProblems(problems)}`,
      `a change shown after ${Math.round(shown)} ms at most`,
      `${repeated} emails repeated with the same Message-ID`,
      tally([...traffic.responses, ...buyers.refused]),
      unexpected[0]
        ? `${unexpected.length} unexplained: ${tally(unexpected)}, one to ${unexpected[0].path}`
        : '0 unexplained',
    ].join('; '),
    goal: GOAL,
    holds:
      problems.length + lost + unexpected.length === 0 &&
      pair.sites.every((site) => site.isAlive()) &&
      isInTime(backMs <= BACK_WITHIN_MS),
  })
}

/** Between two successful writes, of which the second one ended after `since`. */
function longestPause({ responses }: Traffic, since: number): number {
  const ends = responses.filter(({ status }) => status === 201).map(({ at, tookMs }) => at + tookMs)
  ends.sort((a, b) => a - b)
  const pauses = ends.map((end, index) => (end < since ? 0 : end - (ends[index - 1] ?? since)))
  return Math.max(...pauses)
}

const unexplained = (traffic: Traffic, buyers: Buyers) => [
  ...unexpectedResponses(traffic.responses),
  ...buyers.refused.filter(({ status, hasRetryAfter }) => !(status === 503 && hasRetryAfter)),
]

async function lostEvents({ pool }: Testbed, events: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from unnest($1::text[]) as id where id not in (select event_id from provider_events)`,
    [events],
  )
  return rows.map(({ id }) => `the event ${id} was acknowledged but is missing`)
}

/** Each buyer's address is used once. */
async function doubledOrders({ pool }: Testbed): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from orders where email like 'buyer%' group by email having count(*) > 1`,
  )
  return rows.map(({ email }) => `${email} has two orders`)
}
