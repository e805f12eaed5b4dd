import { canRun } from '../../bench/load.ts'
import { freePort } from '../../../bin/demo/ports.ts'
import { CARD_WEBHOOK_SECRET, type Testbed } from '../createTestbed.ts'
import { configureCards } from '../buy.ts'
import { caddy, nginx, type Proxy, type ProxyKind, startProxy } from '../reverseProxies.ts'
import type { Row, Report } from '../Row.ts'
import type { Site } from '../site.ts'
import { countLost, startTraffic, tally, unexpectedResponses } from '../traffic.ts'
import { quantile, sleep } from '../waitUntil.ts'

const ROUNDS = process.argv.includes('--full') ? 10 : 2
const PAUSE_MS = 1_000

export type Pair = {
  proxy: Proxy
  sites: [Site, Site]
  /** Around the proxy. */
  ownUrls: [string, string]
  start: (index: 0 | 1) => Promise<Site>
  close: () => Promise<void>
}

export async function startPair(testbed: Testbed, kind: ProxyKind, others: Record<string, string> = {}): Promise<Pair> {
  const first = await freePort(5000)
  const ports: [number, number] = [first, await freePort(first + 1)]
  const port = await freePort(5800)
  const start = (index: 0 | 1) => {
    // The proxy and the test each add an address to X-Forwarded-For.
    const own = { PORT: String(ports[index]), SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '2' }
    return testbed.startSite({ ...others, ...own })
  }
  const sites: [Site, Site] = [await start(0), await start(1)]
  const proxy = await startProxy(kind, { dataDir: testbed.dataDir, port, sites: ports })
  return {
    proxy,
    sites,
    ownUrls: [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`],
    start,
    close: async () => {
      await proxy.stop()
      await Promise.all(sites.map((site) => site.kill()))
    },
  }
}

export const rollingRestarts: Row = {
  name: 'rolling-restart',
  fault: 'F19',
  run: async (testbed, report) => {
    await (await testbed.site()).kill()
    for (const kind of [nginx, caddy]) await behind(testbed, kind, report)
  },
}

async function behind(testbed: Testbed, kind: ProxyKind, report: Report): Promise<void> {
  const what = `two processes behind ${kind.name}, each restarted ${ROUNDS} times`
  const goal = '0 cut off, 0 refused, 0 lost'
  if (!canRun(kind.command)) return report({ what, figure: `${kind.name} is not installed`, goal, holds: null })
  const pair = await startPair(testbed, kind)
  const traffic = startTraffic(testbed, { siteUrl: pair.proxy.url })
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const index of [0, 1] as const) {
        await sleep(PAUSE_MS)
        await pair.sites[index].stop()
        pair.sites[index] = await pair.start(index)
      }
    }
    await sleep(PAUSE_MS)
  } finally {
    await traffic.stop()
    await pair.close()
  }
  const lost = await countLost(testbed, traffic.acknowledged)
  // Load may cause a 503, a restart may not.
  const unexpected = traffic.responses.filter(({ status }) => status !== 200 && status !== 201)
  const p99 = quantile(
    traffic.responses.map(({ tookMs }) => tookMs),
    0.99,
  )
  report({
    what,
    figure: `${tally(traffic.responses)}, p99 ${Math.round(p99)} ms; ${lost} of ${traffic.acknowledged.length} acknowledged writes lost`,
    goal,
    holds: unexpected.length + lost === 0,
  })
}

export const killedBehindProxy: Row = {
  name: 'kill-behind-proxy',
  fault: 'F19',
  run: async (testbed, report) => {
    const what = `one of two processes behind nginx killed -9, ${ROUNDS * 2} times`
    const goal = 'all reads answered, writes answered or in progress when it died, 0 acknowledged lost'
    if (!canRun(nginx.command)) return report({ what, figure: 'nginx is not installed', goal, holds: null })
    await (await testbed.site()).kill()
    const pair = await startPair(testbed, nginx)
    await configureCards(testbed, 'webhook', {
      url: `${pair.proxy.url}/api/webhooks/stripe`,
      secret: CARD_WEBHOOK_SECRET,
    })
    const traffic = startTraffic(testbed, { siteUrl: pair.proxy.url })
    for (let kill = 0; kill < ROUNDS * 2; kill++) {
      await sleep(PAUSE_MS)
      const index = kill % 2 === 0 ? 0 : 1
      await pair.sites[index].kill()
      pair.sites[index] = await pair.start(index)
    }
    await traffic.stop()
    await pair.close()
    await configureCards(testbed, 'webhook', {
      url: `${testbed.siteUrl}/api/webhooks/stripe`,
      secret: CARD_WEBHOOK_SECRET,
    })
    const lost = await countLost(testbed, traffic.acknowledged)
    const unexpected = unexpectedResponses(traffic.responses)
    const unexpectedReads = unexpected.filter(({ path }) => path.startsWith('GET'))
    // Each of the four writers has at most one request in flight per kill.
    const isPlausible = unexpected.length - unexpectedReads.length <= 4 * ROUNDS * 2
    report({
      what,
      figure: `${tally(traffic.responses)}; ${unexpectedReads.length} reads and ${unexpected.length - unexpectedReads.length} writes failed; ${lost} of ${traffic.acknowledged.length} acknowledged lost`,
      goal,
      holds: unexpectedReads.length + lost === 0 && isPlausible,
    })
  },
}
