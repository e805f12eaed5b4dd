import { shareCallRate } from '#domain/shop/fulfilment/shareCallRate.ts'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { env, projectRoot } from '#env'
import { endCommentEvents } from '#domain/community/comments/commentEvents.ts'
import { endHeavyWork } from '#domain/platform/heavyWork/threads.ts'
import { consoleToLog } from './http/consoleToLog.ts'
import { createHttpServer, KEEP_ALIVE_MS } from './http/createHttpServer.ts'
import { listen } from './http/listen.ts'

const DRAIN_MS = 20_000

async function main(): Promise<void> {
  const { HOST, PORT, NODE_ENV, SITE_URL, TRUST_PROXY } = env()
  const [
    { openDatabase },
    { listenConnection },
    { poolOf },
    { checkCardAccount },
    { syncSettings: showSettings },
    { siteLook },
    { createApp },
    { startJobs },
    { builtWeb },
    { createCache },
    { siteChanges },
  ] = await Promise.all([
    import('#database/openDatabase.ts'),
    import('#database/listenConnection.ts'),
    import('#database/poolOf.ts'),
    import('#domain/platform/cardPlumbing/checkCardAccount.ts'),
    import('#domain/platform/settings/syncSettings.ts'),
    import('./auth-pages/siteLook.ts'),
    import('./app.ts'),
    import('./workers/startJobs.ts'),
    import('./ssr/builtWeb.ts'),
    import('./cache/createCache.ts'),
    import('./siteChanges.ts'),
  ])
  const payload = await openDatabase()
  if (NODE_ENV === 'production') consoleToLog(payload.logger)
  // A rejected promise nobody awaits, for example during a database outage, must not end other requests.
  process.on('unhandledRejection', (error) => {
    payload.logger.error({ err: error, msg: 'Unhandled promise rejection' })
  })
  shareCallRate(poolOf(payload))
  await checkCardAccount(poolOf(payload), payload.logger)
  await showSettings(poolOf(payload))
  // For pages that must not ask the database.
  await siteLook(payload)
  const server = createHttpServer({ allowsUpgrades: NODE_ENV === 'development' })
  const web =
    NODE_ENV === 'development'
      ? await (await import('./ssr/viteWeb.ts')).viteWeb(join(projectRoot, 'web'), server)
      : await builtWeb(join(projectRoot, 'web/dist'), (problem) => payload.logger.warn({ msg: problem }))
  const connection = listenConnection()
  const cache = createCache(siteChanges(connection))
  let isStopping = false
  const cmsFolder = join(projectRoot, 'cms')
  server.on('request', createApp({ payload, web, cmsFolder, cache, isStopping: () => isStopping }))
  const runner = await startJobs(payload, connection)
  await listen(server, PORT, HOST)
  payload.logger.info({ msg: `Stone Hunt answers on ${SITE_URL}` })
  process.send?.('ready')

  const stop = once(async (exitCode: number) => {
    isStopping = true
    if (TRUST_PROXY > 0) await waitForProxy(server)
    await drain(server)
    await atMost(DRAIN_MS, runner.stop())
    await endHeavyWork()
    await cache.close()
    await connection.end()
    await payload.destroy()
    process.exit(exitCode)
  })
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  process.on('disconnect', () => stop(0))
  // The state is unknown: finish the running requests and exit; the supervisor restarts the process.
  process.on('uncaughtException', (error) => {
    payload.logger.fatal({ err: error, msg: 'An uncaught exception. This process finishes its requests and restarts' })
    stop(1)
  })
}

/**
 * Lets a proxy learn from `/readyz` that we are stopping. It may be sending on a connection while we close it, and must not
 * send a payment twice, so each connection ends with its next response or when idle.
 */
async function waitForProxy(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  await new Promise((resolve) => setTimeout(resolve, KEEP_ALIVE_MS))
}

async function drain(server: Server): Promise<void> {
  endCommentEvents()
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const sweep = setInterval(() => server.closeIdleConnections(), 200)
  await atMost(DRAIN_MS, closed)
  clearInterval(sweep)
  server.closeAllConnections()
}

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

function once(work: (exitCode: number) => Promise<void>): (exitCode: number) => void {
  let begun = false
  return (exitCode) => {
    if (begun) return
    begun = true
    void work(exitCode)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
