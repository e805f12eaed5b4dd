import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readSealed, type Variables, writeSealed } from './sealedVariables.ts'

const here = dirname(fileURLToPath(import.meta.url))
/** The folder of package.json: this file is in it, or bundled in `dist/`. */
export const projectRoot = existsSync(join(here, 'package.json')) ? here : dirname(here)

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/(?<!\/)\/+$/, ''))
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Production, staging, or loopback. Other hosts are rejected. */
const PRINT_HOSTS = ['api.spreadconnect.app', 'rest.spreadconnect-staging.app', '127.0.0.1', 'localhost', '[::1]']

/** All bucket variables or none. */
const BUCKET_NEEDS = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All OIDC variables or none. */
const OIDC_NEEDS = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

const isSafeIssuer = (issuer: string): boolean =>
  issuer.startsWith('https://') || ['127.0.0.1', 'localhost'].includes(new URL(issuer).hostname)

const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port the site listens on'),
    HOST: z.string().default('0.0.0.0').describe('Address the site listens on; the demo uses 127.0.0.1'),
    SITE_URL: url.describe('Public address of the site, as visitors type it; https in production'),
    DATA_DIR: z.string().default('.data').describe('Folder for files, demo emails and the embedded database'),
    DATABASE_URL: z
      .string()
      .startsWith('postgres')
      .describe('PostgreSQL 15 or newer: postgres://user:password@host:5432/name'),
    DATABASE_DIRECT_URL: optional(z.string().startsWith('postgres')).describe(
      'PostgreSQL itself, when DATABASE_URL is a PgBouncer in transaction mode; needs the limits in docs/operator/growing.md',
    ),
    DATABASE_REPLICA_URLS: optional(z.string()).describe('Read replicas, separated by commas'),
    PAYLOAD_SECRET: z.string().min(32).describe('Signs sessions and carts; at least 32 random characters'),
    TRUST_PROXY: z.coerce
      .number()
      .int()
      .min(0)
      .max(10)
      .default(0)
      .describe('Proxy hops in front of the site; 0 ignores forwarded headers'),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_/)
      .describe('Secret key of the card provider'),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_/)
      .describe('Publishable key, sent to browsers'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .startsWith('whsec_')
      .describe('Signing secret of the webhook endpoint /api/webhooks/stripe'),
    STRIPE_API_BASE: optional(url).describe('Tests and demo only: address of the card provider emulator'),
    SPREADCONNECT_API_KEY: optional(z.string()).describe(
      'API key of the print provider; unset: the shop sells own goods only, without printed merchandise',
    ),
    SPREADCONNECT_BASE_URL: url
      .default('https://api.spreadconnect.app')
      .refine((value) => PRINT_HOSTS.includes(new URL(value).hostname), `must be on one of ${PRINT_HOSTS.join(', ')}`)
      .describe('Address of the print provider'),
    SPREADCONNECT_WEBHOOK_SECRET: optional(z.string().min(16)).describe(
      'Signs the print provider’s webhooks to /api/webhooks/spreadconnect',
    ),
    S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)).describe(
      'Bucket for files, used by this site only; unset stores them in DATA_DIR/media',
    ),
    S3_REGION: optional(z.string()).describe('Region of the bucket'),
    S3_ENDPOINT: optional(url).describe('Address of an S3-compatible store; unset uses Amazon S3'),
    S3_ACCESS_KEY_ID: optional(z.string()).describe('Access key that can read, write, list and delete in the bucket'),
    S3_SECRET_ACCESS_KEY: optional(z.string()).describe('Its secret'),
    OIDC_ISSUER: optional(url).describe('OpenID provider whose accounts can also sign in; unset turns this off'),
    OIDC_CLIENT_ID: optional(z.string()).describe(
      'Client id at that provider; its redirect address is SITE_URL/api/login/oidc/callback',
    ),
    OIDC_CLIENT_SECRET: optional(z.string()).describe('Its secret'),
    SMTP_URL: optional(z.string().startsWith('smtp')).describe(
      'Mail server, smtp://user:password@host:587; unset writes emails to DATA_DIR/outbox',
    ),
    MAIL_FROM: z
      .string()
      .default('Stone Hunt <hello@stonehunt.test>')
      .describe('Address of the sender of every email; its name is the name of the site'),
    MAIL_REPLY_DOMAIN: optional(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)).describe(
      'Domain of reply addresses, reply+…@domain, whose mail reaches /api/mail/inbound; unset sends links instead',
    ),
    MAIL_WEBHOOK_SECRET: optional(z.string().min(16)).describe(
      'Bearer token of your mail server at /api/mail/inbound and /api/mail/events; unset turns both off',
    ),
    MAIL_PER_MINUTE: optional(z.coerce.number().int().min(1).max(100_000)).describe(
      'How many emails about new posts are sent per minute at most; unset: as many as the mail server takes',
    ),
    FILM_STREAMS: z
      .enum(['site', 'command'])
      .default('site')
      .describe(
        'Who makes the streams of new films: the site, in the background, or only `npm run convert-films`, for example at night. Either way one film at a time, on half of the cores',
      ),
    VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/)).describe(
      'Public key of this site for push services; unset: a pair is generated once and stored in the database',
    ),
    VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/)).describe('Its private key'),
    RECEIVER_TEST_HOST: optional(z.string()).describe(
      'Tests only: host of push services and webhook receivers that may be private and without https',
    ),
    METRICS_TOKEN: optional(z.string().min(16)).describe(
      'Bearer token for Prometheus at /metrics; unset turns metrics off',
    ),
    SETUP_KEY: optional(z.string().min(32)).describe(
      'Seals what the setup in the browser stores in DATA_DIR/setup.json; unset: DATA_DIR/setup.key is made once',
    ),
    DEMO: z
      .enum(['0', '1'])
      .default('0')
      .transform((value) => value === '1')
      .describe('Set by `npm run demo`: allows demo data, and writes emails to DATA_DIR/outbox'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('Log level'),
  })
  .superRefine((env, context) => {
    const live = env.STRIPE_SECRET_KEY.includes('_live_')
    const reject = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (env.DEMO && live) reject('STRIPE_SECRET_KEY', 'the demo accepts test keys only')
    if (env.STRIPE_API_BASE && live) reject('STRIPE_API_BASE', 'a live key must never be used with an emulator')
    if (live && !env.SITE_URL.startsWith('https://')) reject('SITE_URL', 'a live key needs an https address')
    if (live !== env.STRIPE_PUBLISHABLE_KEY.includes('_live_')) {
      reject('STRIPE_PUBLISHABLE_KEY', 'must be of the same mode, test or live, as STRIPE_SECRET_KEY')
    }
    if (env.SPREADCONNECT_API_KEY && !env.SPREADCONNECT_WEBHOOK_SECRET)
      reject('SPREADCONNECT_WEBHOOK_SECRET', 'missing, although SPREADCONNECT_API_KEY is set')
    if (env.MAIL_REPLY_DOMAIN && !env.MAIL_WEBHOOK_SECRET)
      reject('MAIL_WEBHOOK_SECRET', 'missing, although MAIL_REPLY_DOMAIN is set')
    const outside = OIDC_NEEDS.filter((name) => env[name] !== undefined)
    for (const name of OIDC_NEEDS) {
      if (outside.length > 0 && env[name] === undefined) reject(name, `missing, although ${outside[0]} is set`)
    }
    if (env.OIDC_ISSUER && !isSafeIssuer(env.OIDC_ISSUER)) reject('OIDC_ISSUER', 'must be an https address')
    if (env.SITE_URL.startsWith('https://') && env.S3_ENDPOINT?.startsWith('http://'))
      reject('S3_ENDPOINT', 'must be an https address like the site’s: browsers send and fetch files there')
    if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
      reject(env.VAPID_PUBLIC_KEY ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY', 'missing, although the other one is set')
    if (env.RECEIVER_TEST_HOST && live) reject('RECEIVER_TEST_HOST', 'is for tests only')
    const bucket = [...BUCKET_NEEDS, 'S3_ENDPOINT' as const].filter((name) => env[name] !== undefined)
    for (const name of BUCKET_NEEDS) {
      if (bucket.length > 0 && env[name] === undefined)
        reject(
          name,
          `missing, although ${bucket[0]} is set. Files go to a bucket with all of them, or to disk with none`,
        )
    }
  })

export type Env = z.infer<typeof envSchema>

/** In order; the table in docs/operator/configuration.md is generated from it. */
export const envFields = envSchema.shape

/** @throws Error listing everything that is missing or invalid, one line each. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const { env: complete, problems } = judgeEnv(source)
  if (complete) return complete
  throw new Error(`The environment is not complete:\n${problems.map(({ line }) => `  ${line}`).join('\n')}`)
}

type Problem = { name: string; isMissing: boolean; line: string }

/** `env` is null while there are problems. */
export function judgeEnv(source: Record<string, string | undefined>): { env: Env | null; problems: Problem[] } {
  const result = envSchema.safeParse(source)
  const needsMail =
    (source['NODE_ENV'] ?? 'production') === 'production' &&
    !source['STRIPE_API_BASE'] &&
    source['DEMO'] !== '1' &&
    !source['SMTP_URL']
  if (result.success && !needsMail) return { env: result.data, problems: [] }
  const problems = (result.error?.issues ?? []).map((issue): Problem => {
    const name = issue.path.join('.')
    const isMissing = !source[name] && issue.code !== 'custom'
    const text = isMissing ? `missing. ${envFields[name as keyof typeof envFields]?.description ?? ''}` : issue.message
    return { name, isMissing, line: `${name}: ${text}` }
  })
  if (needsMail)
    problems.push({
      name: 'SMTP_URL',
      isMissing: true,
      line: 'SMTP_URL: missing. Members must be able to reset their passwords: smtp://user:password@host:587',
    })
  return { env: null, problems }
}

let parsed: Env | undefined

/** The environment of this process, and what the setup stored for what it lacks; parsed once. */
export function env(): Env {
  parsed ??= parseEnv({ ...storedVariables(), ...givenEnv() })
  return parsed
}

/** The unparsed environment, for child processes. Empty counts as unset. */
export function givenEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)) as NodeJS.ProcessEnv
}

/** For programs that set their own variables. An empty value removes its name. */
export function addToEnv(values: Variables): void {
  Object.assign(process.env, values)
  parsed = undefined
}

/** While `work` runs, `env()` is this one: the setup tries what was typed. One at a time. */
export async function withEnv<Result>(wanted: Env, work: () => Promise<Result>): Promise<Result> {
  const before = parsed
  parsed = wanted
  try {
    return await work()
  } finally {
    parsed = before
  }
}

/** What the setup in the browser stored, also its answers that are no variables. */
export const storedVariables = (): Variables => readSealed(setupPlace())

export const storeVariables = (values: Variables): void => writeSealed(setupPlace(), values)

function setupPlace(): Parameters<typeof readSealed>[0] {
  const { DATA_DIR = envFields.DATA_DIR.parse(undefined), SETUP_KEY: key } = givenEnv()
  return { dataDir: DATA_DIR, key }
}
