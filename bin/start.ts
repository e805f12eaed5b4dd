import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { addToEnv, givenEnv, judgeEnv, parseEnv, storedVariables, storeVariables } from '#env'
import { startDatabase } from './demo/database.ts'
import { buildPanel, buildWeb } from './siteBuild.ts'

async function main(): Promise<void> {
  const given = givenEnv()
  if (needsSetup(given)) await setUp(given)
  else {
    await startOwnDatabase(given)
    parseEnv({ ...storedVariables(), ...givenEnv() })
    await buildWeb()
    await buildPanel()
  }
  await import('#server/index.ts')
}

/** What is wrong is not asked but reported: only what is missing is asked in a browser. */
function needsSetup(given: NodeJS.ProcessEnv): boolean {
  const stored = storedVariables()
  if (judgeEnv(given).env !== null) return false
  const { env, problems } = judgeEnv({ ...MADE_HERE, ...stored, ...given })
  if (env !== null) return stored['setup_begun'] === 'yes' && stored['setup_done'] !== 'yes'
  return problems.every(({ isMissing }) => isMissing)
}

/** Nobody has to choose these. */
const MADE_HERE = { DATABASE_URL: 'postgres://own', PAYLOAD_SECRET: 'made at the first start, and random' }

async function setUp(given: NodeJS.ProcessEnv): Promise<void> {
  const { runSetup } = await import('./setup/runSetup.ts')
  const random = () => randomBytes(32).toString('hex')
  storeVariables({ setup_begun: 'yes', ...(!storedVariables()['PAYLOAD_SECRET'] && { PAYLOAD_SECRET: random() }) })
  await startOwnDatabase(given)
  await requireDatabase(givenEnv()['DATABASE_URL'] ?? '')
  // The site has its own way to stop.
  const leave = () => process.exit(0)
  for (const signal of SIGNALS) process.on(signal, leave)
  const setup = await runSetup(givenEnv())
  await setup.done
  const { inviteOwner } = await import('./setup/inviteOwner.ts')
  const next = await inviteOwner(storedVariables())
  storeVariables({ setup_done: 'yes' })
  setup.say({ says: 'The site’s pages are built.', next })
  await buildWeb()
  setup.say({ says: 'The studio is built.', next })
  await buildPanel()
  await setup.close()
  for (const signal of SIGNALS) process.off(signal, leave)
}

/** Before anything is asked: all of it would be typed for nothing. */
async function requireDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch (error) {
    throw new Error(`DATABASE_URL: ${error instanceof Error ? error.message : 'it doesn’t answer'}.`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Without DATABASE_URL, PostgreSQL runs beside the site, in DATA_DIR. The other programs find its address in what is stored. */
async function startOwnDatabase(given: NodeJS.ProcessEnv): Promise<void> {
  const stored = storedVariables()
  if (given['DATABASE_URL'] || stored['setup_begun'] !== 'yes') return
  const password = stored['database_password'] ?? randomBytes(24).toString('hex')
  storeVariables({ database_password: password })
  const { url, stop } = await startDatabase(join(given['DATA_DIR'] ?? '.data', 'database'), password)
  storeVariables({ DATABASE_URL: url })
  addToEnv({ DATABASE_URL: url })
  process.on('exit', () => void stop())
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The site could not be started.'}\n`)
  process.exit(1)
})
