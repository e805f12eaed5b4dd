import { mkdir, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { givenEnv, parseEnv } from '#env'
import type { Creator } from '#seed/creators/Creator.ts'
import { creators } from '#seed/creators/index.ts'
import { buildPrograms, buildWeb } from './siteBuild.ts'
import { type Child, startChild } from './demo/child.ts'
import { isSeeded, startDatabase } from './demo/database.ts'
import { freePort, isFree } from './demo/ports.ts'
import { printWelcome } from './demo/printWelcome.ts'
import { demoProviders } from './demo/providers.ts'
import { isSetUpIn } from '../sealedVariables.ts'
import { readDemoFile } from './demo/readDemoFile.ts'
import { readSecrets } from './demo/secrets.ts'
import { writeDemoFile } from './demo/writeDemoFile.ts'
import { threads } from './threads.ts'

const NEEDED_BYTES = 500 * 1024 * 1024
/** After Ctrl-C. The database keeps what was stored. */
const GRACE_MS = 1500
const isDevelopment = process.argv.includes('--dev')
/** Site, seed and panel. */
const children: Child[] = []
/** The site asks them until it ends. */
const emulators: Child[] = []
let stopDatabase = (): Promise<void> => Promise.resolve()
let isStopping = false

async function main(): Promise<void> {
  const began = Date.now()
  const given = givenEnv()
  const as = wantedCreator()
  const { name, accounts, mailDomain } = as.creator
  const dataDir = resolve(given['DATA_DIR'] ?? (as.isFirst ? '.data' : `.data/${as.key}`))
  const port = Number(given['PORT'] ?? 3000)
  const host = given['HOST'] ?? '127.0.0.1'
  const siteUrl = given['SITE_URL'] ?? `http://localhost:${port}`
  if (isSetUpIn(dataDir))
    throw new Error(`The site in ${dataDir} was set up to be your own. Set DATA_DIR to another folder for the demo.`)
  await checkPrerequisites(dataDir, port, host)
  const secrets = await readSecrets(dataDir)
  const providers = demoProviders(given, secrets)
  const variables: Record<string, string> = {
    NODE_ENV: isDevelopment ? 'development' : 'production',
    DEMO: '1',
    PORT: String(port),
    HOST: host,
    SITE_URL: siteUrl,
    MAIL_FROM: given['MAIL_FROM'] ?? `${name} <hello@${mailDomain}>`,
    DATA_DIR: dataDir,
    ...providers.variables,
    ...threads,
    LOG_LEVEL: given['LOG_LEVEL'] ?? 'warn',
  }
  parseEnv({ ...given, ...variables, DATABASE_URL: given['DATABASE_URL'] ?? 'postgres://started-below' })
  const step = (what: string) =>
    process.stdout.write(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}\n`)

  step('starting PostgreSQL and the card and print emulators, and building the site')
  const building = isDevelopment ? undefined : buildWeb()
  const bundling = buildPrograms()
  for (const work of [building, bundling]) work?.catch(() => undefined)
  const webhooks = `http://127.0.0.1:${port}/api/webhooks`
  // Reuses the ports of the last run if possible, because image URLs are stored.
  const before = await readDemoFile(dataDir)
  const cardPort = await freePort(before?.cardPort ?? port + 101)
  const printPort = await freePort(before?.printPort ?? cardPort + 1)
  const cards =
    providers.needsCards &&
    keep(
      startChild('packages/stripe-emulator/src/main.ts', {
        PORT: String(cardPort),
        HOST: '127.0.0.1',
        STATE_FILE: join(dataDir, 'stripe.jsonl'),
        SECRET_KEY: providers.variables['STRIPE_SECRET_KEY'] ?? '',
        WEBHOOK_URL: `${webhooks}/stripe`,
        WEBHOOK_SECRET: providers.variables['STRIPE_WEBHOOK_SECRET'] ?? '',
      }),
      emulators,
    )
  const print =
    providers.needsPrint &&
    keep(
      startChild('packages/spreadconnect-emulator/src/main.ts', {
        PORT: String(printPort),
        HOST: '127.0.0.1',
        STATE_FILE: join(dataDir, 'spreadconnect.json'),
        API_KEY: providers.variables['SPREADCONNECT_API_KEY'] ?? '',
        WEBHOOK_URL: `${webhooks}/spreadconnect`,
        WEBHOOK_SECRET: providers.variables['SPREADCONNECT_WEBHOOK_SECRET'] ?? '',
        PRODUCTION_SECONDS: '20',
      }),
      emulators,
    )
  const database = await startDatabase(join(dataDir, 'postgres'), secrets.database)
  stopDatabase = database.stop
  const printedUrl = /(http:\/\/127\.0\.0\.1:\d+)/
  variables['DATABASE_URL'] = database.url
  if (cards) variables['STRIPE_API_BASE'] = await cards.waitForOutput(printedUrl)
  if (print) variables['SPREADCONNECT_BASE_URL'] = await print.waitForOutput(printedUrl)
  await bundling
  let seeding = Promise.resolve()
  if (!(await isSeeded(database.url))) {
    step('adding demo data; the rest follows while the site runs')
    const seed = keep(startChild('seed/index.ts', variables, { echo: true, args: [as.key] }))
    seeding = seed.exited.then((code) => {
      if (code !== 0 && !isStopping) throw new Error('The demo data could not be created. The lines above say why.')
    })
    const landing = new Promise<void>((done) => seed.process.once('message', () => done()))
    await Promise.all([Promise.race([landing, seeding]), Promise.resolve(building).then(() => startSite(variables))])
  } else {
    await building
    step('starting the site')
    await startSite(variables)
  }
  await writeDemoFile(dataDir, {
    siteUrl,
    accounts: accounts.map(({ email, password, role, staffRole }) => ({ email, password, role, staffRole })),
    stripe: {
      apiBase: variables['STRIPE_API_BASE'] ?? 'https://api.stripe.com',
      secretKey: variables['STRIPE_SECRET_KEY'],
      webhookSecret: variables['STRIPE_WEBHOOK_SECRET'],
    },
    print: {
      apiBase: variables['SPREADCONNECT_BASE_URL'],
      apiKey: variables['SPREADCONNECT_API_KEY'],
      webhookSecret: variables['SPREADCONNECT_WEBHOOK_SECRET'],
    },
  })
  step('the landing page is ready')
  printWelcome(as.creator, siteUrl, dataDir)
  await seeding
  if (isStopping) return
  step('all demo data is in place')
  if (isDevelopment) return
  const panel = keep(startChild('bin/build.ts', variables, { args: ['panel'] }))
  const failed = await panel.exited
  if (isStopping) return
  step(failed ? 'the panel could not be built; `npm run build` says why' : `the panel is ready: ${siteUrl}/cms`)
}

/** The creator whose site the demo shows: `--as pottery`. Each creator has its own data. */
function wantedCreator(): { key: string; creator: Creator; isFirst: boolean } {
  const [first = ''] = Object.keys(creators)
  const at = process.argv.indexOf('--as')
  const key = at === -1 ? first : (process.argv[at + 1] ?? '')
  const creator = creators[key]
  if (!creator) throw new Error(`There is no demo “${key}”. Choose one of: ${Object.keys(creators).join(', ')}.`)
  return { key, creator, isFirst: key === first }
}

async function startSite(variables: Record<string, string>): Promise<void> {
  const site = keep(startChild('server/index.ts', variables, { echo: true }))
  await new Promise<void>((ready, fail) => {
    site.process.once('message', () => ready())
    void site.exited.then((code) => fail(new Error(`The site ended with code ${code}.`)))
  })
  void site.exited.then(async () => {
    children.splice(children.indexOf(site), 1)
    if (isStopping) return
    process.stdout.write('  The site stopped unexpectedly. Restarting it.\n')
    await startSite(variables).catch(end)
  })
}

function keep(child: Child, among = children): Child {
  among.push(child)
  return child
}

async function checkPrerequisites(dataDir: string, port: number, host: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new Error(
      `The data folder ${dataDir} can’t be created: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const disk = await statfs(dataDir)
  if (disk.bavail * disk.bsize < NEEDED_BYTES)
    throw new Error(`The disk of ${dataDir} is nearly full: the demo needs 500 MB.`)
  if (!(await isFree(port, host)))
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm run demo`,
    )
}

async function end(error?: unknown): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (error) process.stderr.write(`\n${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
  else process.stdout.write('\n  stopping\n')
  await Promise.all(children.map((child) => child.stop(GRACE_MS)))
  await Promise.all([stopDatabase().catch(() => undefined), ...emulators.map((one) => one.stop(GRACE_MS))])
  process.exit(error ? 1 : 0)
}

process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
process.on('SIGHUP', () => void end())
main().catch(end)
