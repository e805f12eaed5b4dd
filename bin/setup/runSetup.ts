import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parse } from 'cookie'
import express, { type NextFunction, type Request, type Response } from 'express'
import { judgeEnv, projectRoot, storedVariables, storeVariables, withEnv } from '#env'
import { listen } from '#server/http/listen.ts'
import type { Variables } from '../../sealedVariables.ts'
import { codePage, mailCodePage, overviewPage, type Progress, startingPage, stepPage, type StepState } from './pages.ts'
import type { Step } from './Step.ts'
import { isMailCode, STEPS } from './steps.ts'

export type Setup = {
  /** Once all steps are done and the owner pressed *Start the site*. */
  done: Promise<void>
  /** Shown until `close`. */
  say: (progress: Progress) => void
  /** Waits until the owner's browser knows where to go next. */
  close: () => Promise<void>
}

const COOKIE = 'stone-hunt-setup'
const MOST_WRONG_CODES = 5
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const FIELD_LIMIT = '20kb'
const LONGEST_TELLING_MS = 15_000

/** Lets every part read the environment while it is incomplete. Never stored; each step brings what it uses. */
const NOT_YET: Variables = {
  SITE_URL: 'http://localhost',
  STRIPE_SECRET_KEY: 'sk_test_setup',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_setup',
  STRIPE_WEBHOOK_SECRET: 'whsec_setup',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

/**
 * Asks in a browser for what the environment lacks, behind a code that is printed here. Variables that are given win, and are
 * not asked. Each step that works is stored at once, sealed, so a restart
 * continues with the next step.
 */
export async function runSetup(given: NodeJS.ProcessEnv): Promise<Setup> {
  let code = ''
  let wrongCodes = 0
  let session: Buffer | null = null
  let isTrying = false
  let progress: Progress | null = null
  let tellNext: () => void = () => undefined
  const toldNext = new Promise<void>((resolve) => (tellNext = resolve))
  let finish: () => void = () => undefined
  const done = new Promise<void>((resolve) => (finish = resolve))

  function printCode(): void {
    code = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')
    wrongCodes = 0
    const { PORT = '3000' } = given
    process.stdout.write(
      `\nThis site isn't set up yet. Open http://localhost:${PORT}/ (or its public address) in a browser\n` +
        `and enter this code: ${code.slice(0, 4)}-${code.slice(4)}\n\n`,
    )
  }

  const isSignedIn = (request: Request): boolean => {
    const key = Buffer.from(parse(request.headers.cookie ?? '')[COOKIE] ?? '')
    return session !== null && key.length === session.length && timingSafeEqual(key, session)
  }

  function enter(request: Request, response: Response): void {
    const typed = fieldOf(request, 'code')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
    if (typed !== code) {
      wrongCodes += 1
      if (wrongCodes >= MOST_WRONG_CODES) printCode()
      return void response
        .status(401)
        .send(codePage(wrongCodes === 0 ? 'That was wrong too often. A new code was printed.' : 'That isn’t the code.'))
    }
    // A code works once. A restart of the program makes a new one.
    code = randomBytes(32).toString('hex')
    const key = randomBytes(32).toString('base64url')
    session = Buffer.from(key)
    response.cookie(COOKIE, key, { httpOnly: true, sameSite: 'strict', path: '/', secure: request.secure })
    response.redirect(303, '/')
  }

  const stateOf = (step: Step, stored: Variables): StepState => {
    const isGiven = step.variables.length > 0 && step.variables.every((name) => given[name])
    if (isGiven) return 'given'
    return stored[doneName(step)] === 'yes' ? 'done' : 'open'
  }

  function showOverview(response: Response, said: { problem?: string; did?: string[] } = {}): void {
    const stored = storedVariables()
    const states = new Map(STEPS.map((step) => [step.id, stateOf(step, stored)]))
    response.send(overviewPage(states, whatIsLeft(given, states) === null, said))
  }

  /** One step at a time, because the process has one environment. */
  async function withVariables<Result>(values: Variables, work: () => Promise<Result>): Promise<Result> {
    if (isTrying) throw new Error('Another step is being tried at this moment. Please send it again.')
    const wanted = { ...NOT_YET, ...storedVariables(), ...values, ...given }
    const { env, problems } = judgeEnv(wanted)
    if (env === null) throw new Error(problems.map(({ line }) => `${line}.`).join(' '))
    isTrying = true
    try {
      return await withEnv(env, work)
    } finally {
      isTrying = false
    }
  }

  async function attempt(step: Step, request: Request, response: Response): Promise<void> {
    const typed = Object.fromEntries(step.fields.map(({ name }) => [name, fieldOf(request, name)]))
    const answers = storedVariables()
    try {
      const values = step.read(typed)
      const tried = await withVariables(
        values,
        () => step.attempt?.(values, { ...answers, ...values }) ?? Promise.resolve({ did: [] }),
      )
      const isMoved =
        answers['SITE_URL'] !== undefined && ![undefined, answers['SITE_URL']].includes(values['SITE_URL'])
      storeVariables({
        ...values,
        [doneName(step)]: 'yes',
        ...tried.store,
        // The providers send their events to the earlier address.
        ...(isMoved && { cards_done: '', print_done: '' }),
      })
      if (step.id === 'mail') return void response.send(mailCodePage({ did: tried.did }))
      const again = isMoved ? ['The address is another one, so try cards and print on demand again.'] : []
      showOverview(response, { did: [`${step.title}: saved.`, ...tried.did, ...again] })
    } catch (error) {
      response.status(422).send(stepPage(step, typed, stateOf(step, answers), { problem: sayWhy(error) }))
    }
  }

  async function forget(step: Step, request: Request, response: Response): Promise<void> {
    const stored = storedVariables()
    try {
      const did = await withVariables({}, () => step.undo?.(stored) ?? Promise.resolve(''))
      const names = [...step.variables, ...step.answers, doneName(step)]
      storeVariables(Object.fromEntries(names.map((name) => [name, ''])))
      showOverview(response, { did: [did || `${step.title}: forgotten.`] })
    } catch (error) {
      const shown = step.show(stored, hereOf(request))
      response.status(422).send(stepPage(step, shown, stateOf(step, stored), { problem: sayWhy(error) }))
    }
  }

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', Number(given['TRUST_PROXY'] ?? 0))
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'same-origin' })
    next()
  })
  app.use(express.static(join(projectRoot, 'web/public'), { index: false }))
  app.get(['/healthz', '/readyz'], (_request, response) => void response.status(503).send('setup\n'))
  app.use(express.urlencoded({ extended: false, limit: FIELD_LIMIT }))
  app.use((request, response, next) => {
    const { origin } = request.headers
    const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
    if (request.method !== 'POST' || isOwn) return next()
    response.status(403).send(codePage('This form was sent by another site.'))
  })
  app.post('/code', enter)
  app.use((request, response, next) => {
    if (isSignedIn(request)) return next()
    response.status(401).send(codePage(null))
  })
  app.use((request, response, next) => {
    if (progress === null) return next()
    response.status(503).set('Retry-After', '3')
    if (progress.next !== null) response.once('finish', tellNext)
    if (request.path === '/progress') response.json(progress)
    else response.send(startingPage(progress))
  })
  app.get('/', (_request, response) => showOverview(response))
  app.get('/steps/:step', (request, response) => {
    const step = stepOf(request)
    const stored = storedVariables()
    if (!step || stateOf(step, stored) === 'given') return response.redirect(303, '/')
    response.send(stepPage(step, step.show(stored, hereOf(request)), stateOf(step, stored), {}))
  })
  app.post('/steps/:step', async (request, response) => {
    const step = stepOf(request)
    if (!step || stateOf(step, storedVariables()) === 'given') return response.redirect(303, '/')
    await attempt(step, request, response)
  })
  app.post('/steps/:step/forget', async (request, response) => {
    const step = stepOf(request)
    if (step) await forget(step, request, response)
    else response.redirect(303, '/')
  })
  app.post('/mail-code', (request, response) => {
    if (!isMailCode(fieldOf(request, 'code')))
      return response.status(422).send(mailCodePage({ problem: 'That isn’t the code of the newest email.' }))
    storeVariables({ mail_done: 'yes' })
    showOverview(response, { did: ['Email: saved. Emails arrive.'] })
  })
  app.post('/start', (_request, response) => {
    const stored = storedVariables()
    const left = whatIsLeft(given, new Map(STEPS.map((step) => [step.id, stateOf(step, stored)])))
    if (left !== null) return showOverview(response, { problem: left })
    progress = { says: 'The database is made ready.', next: null }
    finish()
    response.send(startingPage(progress))
  })
  app.use((_request, response) => response.redirect(303, '/'))
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error)
    response.status(400).send(codePage(sayWhy(error)))
  })

  const server = createServer(app)
  await listen(server, Number(given['PORT'] ?? 3000), given['HOST'] ?? '0.0.0.0')
  printCode()
  return {
    done,
    say: (now) => void (progress = now),
    close: async () => {
      await Promise.race([toldNext, new Promise((resolve) => setTimeout(resolve, LONGEST_TELLING_MS))])
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

/** @returns why the site can't start yet; null when it can. */
function whatIsLeft(given: NodeJS.ProcessEnv, states: Map<string, StepState>): string | null {
  const open = STEPS.find(({ id, isOptional }) => !isOptional && states.get(id) === 'open')
  if (open) return `“${open.title}” is still to be done.`
  return judgeEnv({ ...storedVariables(), ...given }).problems[0]?.line ?? null
}

const doneName = ({ id }: Step): string => `${id}_done`

const sayWhy = (error: unknown): string => (error instanceof Error ? error.message : 'It did not work.')

const stepOf = ({ params }: Request): Step | undefined => STEPS.find(({ id }) => id === params['step'])

const hereOf = ({ protocol, headers }: Request): string => `${protocol}://${headers.host ?? ''}`

function fieldOf({ body }: Request, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}
