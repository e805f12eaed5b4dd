import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { env } from '#env'
import { consoleToLog } from './consoleToLog.ts'
import { createHttpServer, KEEP_ALIVE_MS } from './createHttpServer.ts'
import { makeMessages } from './messages.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const DRAIN_MS = 20_000

/** Starts the site of this process and keeps it until it is told to stop. */
async function main(): Promise<void> {
  const { HOST, PORT, NODE_ENV, SITE_URL, TRUST_PROXY } = env()
  const [
    { openDatabase },
    { poolOf },
    { checkCardAccount },
    { showSettings },
    { createApp },
    { startJobs },
    { builtWeb },
    { keepSnapshots },
  ] = await Promise.all([
    import('#database/openDatabase.ts'),
    import('#database/poolOf.ts'),
    import('#domain/payments/checkCardAccount.ts'),
    import('#domain/settings/showSettings.ts'),
    import('./createApp.ts'),
    import('./startJobs.ts'),
    import('./builtWeb.ts'),
    import('./snapshots/keepSnapshots.ts'),
  ])
  const payload = await openDatabase()
  if (NODE_ENV === 'production') consoleToLog(payload.logger)
  // One piece of work that failed unheard, as when the database goes away, is no reason for everybody else's to end.
  process.on('unhandledRejection', (error) => {
    payload.logger.error({ err: error, msg: 'Unhandled promise rejection' })
  })
  await checkCardAccount(poolOf(payload), payload.logger)
  await showSettings(poolOf(payload))
  const messages = makeMessages()
  const server = createHttpServer({ messages, allowsUpgrades: NODE_ENV === 'development' })
  const web =
    NODE_ENV === 'development'
      ? await (await import('./viteWeb.ts')).viteWeb(join(root, 'web'), server)
      : await builtWeb(join(root, 'web/dist'), (problem) => payload.logger.warn({ msg: problem }))
  const snapshots = keepSnapshots()
  let isStopping = false
  const cmsFolder = join(root, 'cms')
  server.on('request', createApp({ payload, web, cmsFolder, snapshots, messages, isStopping: () => isStopping }))
  const runner = await startJobs(payload)
  await listen(server, PORT, HOST)
  payload.logger.info({ msg: `Stone Hunt answers on ${SITE_URL}` })
  process.send?.('ready')

  const stop = once(async (exitCode: number) => {
    isStopping = true
    if (TRUST_PROXY > 0) await letGo(server)
    await drain(server)
    await atMost(DRAIN_MS, runner.stop())
    await snapshots.close()
    await payload.destroy()
    process.exit(exitCode)
  })
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // Started by another process of ours: when that one is gone, this one goes too.
  process.on('disconnect', () => stop(0))
  // What broke is unknown, so this process ends; requests under way are finished first, and its supervisor starts another.
  process.on('uncaughtException', (error) => {
    payload.logger.fatal({ err: error, msg: 'An uncaught exception. This process finishes its requests and restarts' })
    stop(1)
  })
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
}

/**
 * A proxy that asks whether we are ready has the time to learn that we are not, before anybody is refused. One
 * that keeps connections may be sending on one of them just as it is closed, and may not send a payment twice.
 * So none is closed under its hands: each ends with its next answer, or by itself when it was idle for long.
 */
async function letGo(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'))
  await new Promise((resolve) => setTimeout(resolve, KEEP_ALIVE_MS))
}

/** Requests under way are finished; idle connections are told to go. */
async function drain(server: Server): Promise<void> {
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
