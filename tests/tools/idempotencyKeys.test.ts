import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = ['bin', 'domain', 'endpoints', 'jobs', 'media', 'providers', 'seed', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
)
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

/** The type `IdempotencyKey` does the rest: nothing else can be passed to what calls Stripe. */
it('every idempotency key is made by withIdempotencyKey', () => {
  expect(having(/\bas IdempotencyKey\b|<IdempotencyKey>/)).toEqual([
    'domain/platform/cardPlumbing/withIdempotencyKey.ts',
  ])
  expect(having(/\bas (any|unknown|never)\b/).filter((file) => file.startsWith('providers/stripe/'))).toEqual([])
})

it('no call of Stripe takes a key of another type', () => {
  const untyped = /idempotencyKey\??: (?!IdempotencyKey\b)(?!\w+\.idempotencyKey\b)/
  expect(having(untyped).filter((file) => file.startsWith('providers/'))).toEqual([])
  expect(having(/idempotencyKey: IdempotencyKey/).length).toBeGreaterThan(8)
})
