import { canRun } from '../../bench/load.ts'
import { freePort } from '../../../bin/demo/ports.ts'
import { CARD_WEBHOOK_SECRET, type Ground } from '../ground.ts'
import { tellCards } from '../buy.ts'
import { caddy, nginx, type Proxy, type ProxyKind, startProxy } from '../proxies.ts'
import type { Row, Tell } from '../Row.ts'
import type { Site } from '../site.ts'
import { lostOf, startTraffic, tally, unexplained } from '../traffic.ts'
import { quantile, sleep } from '../wait.ts'

const ROUNDS = process.argv.includes('--full') ? 10 : 2
const PAUSE_MS = 1_000

export type Pair = {
  proxy: Proxy
  sites: [Site, Site]
  start: (index: 0 | 1) => Promise<Site>
  close: () => Promise<void>
}

/** Two processes behind a proxy that is set up as in `deploy/`. */
export async function startPair(ground: Ground, kind: ProxyKind, others: Record<string, string> = {}): Promise<Pair> {
  const first = await freePort(5000)
  const ports: [number, number] = [first, await freePort(first + 1)]
  const port = await freePort(5800)
  const start = (index: 0 | 1) => {
    // The proxy adds one address, and we claim one each.
    const own = { PORT: String(ports[index]), SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '2' }
    return ground.startSite({ ...others, ...own })
  }
  const sites: [Site, Site] = [await start(0), await start(1)]
  const proxy = await startProxy(kind, { dataDir: ground.dataDir, port, sites: ports })
  return {
    proxy,
    sites,
    start,
    close: async () => {
      await proxy.stop()
      await Promise.all(sites.map((site) => site.kill()))
    },
  }
}

/** Each of two processes is stopped and started again, one after the other, while people read and write. */
export const rollingRestarts: Row = {
  name: 'rolling-restart',
  fault: 'F19',
  run: async (ground, tell) => {
    await (await ground.site()).kill()
    for (const kind of [nginx, caddy]) await behind(ground, kind, tell)
  },
}

async function behind(ground: Ground, kind: ProxyKind, tell: Tell): Promise<void> {
  const what = `two processes behind ${kind.name}, each restarted ${ROUNDS} times`
  const goal = '0 cut off, 0 refused, 0 lost'
  if (!canRun(kind.command)) return tell({ what, figure: `${kind.name} is not installed`, goal, holds: null })
  const pair = await startPair(ground, kind)
  const traffic = startTraffic(ground, { siteUrl: pair.proxy.url })
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
  const lost = await lostOf(ground, traffic.stored)
  // A busy site may say so; a restart is no reason to.
  const odd = traffic.met.filter(({ status }) => status !== 200 && status !== 201)
  const p99 = quantile(
    traffic.met.map(({ tookMs }) => tookMs),
    0.99,
  )
  tell({
    what,
    figure: `${tally(traffic.met)}, p99 ${Math.round(p99)} ms; ${lost} of ${traffic.stored.length} acknowledged writes lost`,
    goal,
    holds: odd.length + lost === 0,
  })
}

/** One of two is killed without a word, again and again. */
export const killedBehindProxy: Row = {
  name: 'kill-behind-proxy',
  fault: 'F19',
  run: async (ground, tell) => {
    const what = `one of two processes behind nginx killed -9, ${ROUNDS * 2} times`
    const goal = 'reads all answered, writes answered or under way when it died, 0 acknowledged lost'
    if (!canRun(nginx.command)) return tell({ what, figure: 'nginx is not installed', goal, holds: null })
    await (await ground.site()).kill()
    const pair = await startPair(ground, nginx)
    await tellCards(ground, 'webhook', { url: `${pair.proxy.url}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET })
    const traffic = startTraffic(ground, { siteUrl: pair.proxy.url })
    for (let kill = 0; kill < ROUNDS * 2; kill++) {
      await sleep(PAUSE_MS)
      const index = kill % 2 === 0 ? 0 : 1
      await pair.sites[index].kill()
      pair.sites[index] = await pair.start(index)
    }
    await traffic.stop()
    await pair.close()
    await tellCards(ground, 'webhook', { url: `${ground.siteUrl}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET })
    const lost = await lostOf(ground, traffic.stored)
    const odd = unexplained(traffic.met)
    const oddReads = odd.filter(({ path }) => path.startsWith('GET'))
    // No more than one for each writer and kill can have been under way.
    const isPlausible = odd.length - oddReads.length <= 4 * ROUNDS * 2
    tell({
      what,
      figure: `${tally(traffic.met)}; ${oddReads.length} reads and ${odd.length - oddReads.length} writes met it; ${lost} of ${traffic.stored.length} acknowledged lost`,
      goal,
      holds: oddReads.length + lost === 0 && isPlausible,
    })
  },
}
