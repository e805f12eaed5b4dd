import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startMigratedDatabase } from '#tools/lint/migratedDatabase.ts'

let database: Awaited<ReturnType<typeof startMigratedDatabase>>

beforeAll(async () => {
  database = await startMigratedDatabase()
}, 60_000)
afterAll(() => database.stop())

function lint(queries: string[]): Promise<string[]> {
  const imports = "import { type Database, row, sql } from '#database/sql.ts'"
  const lines = queries.map(
    (query, index) => `export const find${index} = (database: Database, id: number) => row(database, ${query})`,
  )
  const args = ['--stdin', '--stdin-filename', 'domain/content/posts/nextPublicAt.ts', '--format', 'json']
  return new Promise((done, fail) => {
    const child = spawn('node_modules/.bin/eslint', args, {
      env: { ...process.env, SQL_LINT_DATABASE_URL: database.url },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', fail)
    child.on('exit', () => {
      const [file] = JSON.parse(output) as { messages: { line: number; message: string }[] }[]
      done(queries.map((_, index) => file?.messages.find(({ line }) => line === index + 2)?.message ?? ''))
    })
    child.stdin.end(`${[imports, ...lines].join('\n')}\n`)
  })
}

/** Codes by file and line. Not in the project, where `npm run lint` may read at the same time. */
async function oxlint(files: Record<string, string[]>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const path of [
    '.oxlintrc.json',
    'house.config.mjs',
    'package.json',
    'tools/lint/housePlugin.mjs',
    'tsconfig.json',
  ])
    await cp(path, join(folder, path))
  await mkdir(join(folder, 'web/src/features'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true })
    await writeFile(join(folder, path), `${lines.join('\n')}\n`)
  }
  const args = ['--format', 'json', ...Object.keys(files)]
  const { stdout } = await promisify(execFile)(resolve('node_modules/.bin/oxlint'), args, { cwd: folder }).catch(
    (failed: { stdout: string }) => failed,
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  return diagnostics.map(({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${code}`).sort()
}

describe('npm run lint', () => {
  it('checks SQL against the migrated tables', async () => {
    const [right, column, alias, type, parameter] = await lint([
      'sql<{ id: number; at: Date | null }>`select id, public_at as at from posts where id = ${id}`',
      'sql<{ id: number }>`select idd as id from posts where id = ${id}`',
      'sql<{ id: number; postTitle: string }>`select id, title as "title" from posts where id = ${id}`',
      'sql<{ id: string }>`select id from posts where id = ${id}`',
      'sql<{ id: number }>`select id from posts where title = ${id}`',
    ])
    expect(right).toBe('')
    expect(column).toMatch(/column "idd" does not exist/)
    expect(alias).toMatch(/incorrect type annotation/)
    expect(type).toMatch(/incorrect type annotation/)
    expect(parameter).toMatch(/operator does not exist: character varying = integer/)
  }, 60_000)

  it('checks hooks and what people with a keyboard or a screen reader need', async () => {
    const codes = await oxlint({ 'web/src/features/community/finds/Probe.tsx': PROBE })
    expect(codes).toEqual(
      [
        '4 react(purity)',
        '6 react-hooks(exhaustive-deps)',
        '9 react-hooks(rules-of-hooks)',
        '11 jsx-a11y(click-events-have-key-events)',
        '11 jsx-a11y(no-static-element-interactions)',
        '12 jsx-a11y(alt-text)',
      ]
        .map((code) => `web/src/features/community/finds/Probe.tsx:${code}`)
        .sort(),
    )
  }, 60_000)

  it('checks who imports whom', async () => {
    const code = 'house(may-import)'
    const codes = await oxlint({
      'contracts/shared/money.ts': ['export type Money = number'],
      'database/sql.ts': ["import type { Money } from '#contracts/shared/money.ts'", 'export type Row = Money'],
      'domain/shop/orders/read.ts': [
        "import type { Row } from '#database/sql.ts'",
        "import type { Order } from '#payload-types'",
        "export type { Mode } from '../../providers/stripe/mode.ts'",
        "export * from '../../../endpoints/orders.ts'",
        "export const load = (): Promise<object> => import('#tests/support.ts')",
        'export type Found = [Row, Order]',
      ],
      'domain/content/posts/read.ts': ["export type { Row } from '#domain/shop/orders/read.ts'"],
      'domain/membership/subscriptions/read.ts': ["export type { Row } from '#domain/shop/orders/read.ts'"],
      'endpoints/orders.ts': ["export type { Mode } from '#providers/stripe/mode.ts'"],
      'jobs/mail.ts': ["export * from '#providers/mail/layout.ts'", "export * from '#providers/stripe/mode.ts'"],
      'payload-types.ts': ['export type Order = { id: number }'],
      'providers/mail/layout.ts': ["export const layout = ''"],
      'providers/stripe/mode.ts': ['export type Mode = 1'],
      'tests/support.ts': ["export * from '#domain/shop/orders/read.ts'"],
      'web/src/features/shop/cart/Cart.tsx': [
        "export * from '../../web/src/lib/dates.ts'",
        "export * from '../../people/account/Orders.tsx'",
      ],
      'web/src/features/people/account/Orders.tsx': ["export * from '#domain/shop/orders/read.ts'"],
      'web/src/lib/dates.ts': ["export * from '../features/people/account/Orders.tsx'"],
    })
    expect(codes.filter((found) => found.endsWith(code))).toEqual([
      `domain/content/posts/read.ts:1 ${code}`,
      `domain/shop/orders/read.ts:2 ${code}`,
      `domain/shop/orders/read.ts:4 ${code}`,
      `domain/shop/orders/read.ts:5 ${code}`,
      `jobs/mail.ts:2 ${code}`,
      `web/src/features/people/account/Orders.tsx:1 ${code}`,
      `web/src/features/shop/cart/Cart.tsx:2 ${code}`,
      `web/src/lib/dates.ts:1 ${code}`,
    ])
  }, 60_000)

  it('lets only env.ts read the environment', async () => {
    const read = ['export const { env } = process', 'export const home = process.env.HOME']
    const codes = await oxlint({
      'domain/env.ts': read,
      'env.ts': read,
      'packages/stripe-emulator/src/main.ts': read,
      'tests/domain/orders.test.ts': read,
      'web/src/lib/Home.tsx': read,
      'web/src/features/env.config.ts': read,
    })
    expect(codes).toEqual(
      ['domain/env.ts', 'web/src/features/env.config.ts', 'web/src/lib/Home.tsx'].flatMap((path) => [
        `${path}:1 eslint(no-restricted-properties)`,
        `${path}:2 eslint(no-restricted-properties)`,
      ]),
    )
  }, 60_000)

  it('refuses regular expressions that take more than linear time in what the product runs', async () => {
    const read = [
      'export const marks = /^(\\s*)([\\s\\S]*?)(\\s*)$/',
      'export const trim = (text: string) => text.replace(/\\s+$/, "")',
      'export const address = (text: string) => /([^\\s<>]+@[^\\s<>]+)/.exec(text)',
      "export const built = new RegExp('(a+)+b')",
      'export const linear = (text: string) => text.replace(/(?<!\\s)\\s+$/, "")',
    ]
    const codes = await oxlint({ 'domain/shop/orders/read.ts': read, 'tests/api/orders.test.ts': read })
    expect([...new Set(codes)]).toEqual([
      'domain/shop/orders/read.ts:1 regexp(no-super-linear-backtracking)',
      'domain/shop/orders/read.ts:2 regexp(no-super-linear-move)',
      'domain/shop/orders/read.ts:3 regexp(no-super-linear-move)',
      'domain/shop/orders/read.ts:4 regexp(no-super-linear-backtracking)',
      'domain/shop/orders/read.ts:4 regexp(no-super-linear-move)',
    ])
  }, 60_000)

  it('finds row types that nothing checks', async () => {
    const read = [
      'type Read = <Row>(statement: string) => Row',
      'type Pool = { query: Read }',
      'export const one = (row: Read) => row<{ id: number }>(``)',
      'export const all = (rows: Read) => rows<{ id: number }>(``)',
      'export const direct = (pool: Pool) => pool.query<{ id: number }>(``)',
    ]
    const codes = await oxlint({ 'domain/shop/orders/read.ts': read, 'tests/api/orders.test.ts': read })
    expect(codes).toEqual([
      'domain/shop/orders/read.ts:3 house(no-typed-rows)',
      'domain/shop/orders/read.ts:4 house(no-typed-rows)',
      'domain/shop/orders/read.ts:5 house(no-typed-query)',
      'tests/api/orders.test.ts:3 house(no-typed-rows)',
      'tests/api/orders.test.ts:4 house(no-typed-rows)',
    ])
  }, 60_000)
})

const PROBE = `import { useEffect, useState } from 'react'

export function Probe({ id, isOpen }: { id: number; isOpen: boolean }) {
  const [, setSeen] = useState(Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setSeen(id), 1)
    return () => clearTimeout(timer)
  }, [])
  if (isOpen) useState(0)
  return (
    <div onClick={() => setSeen(id)}>
      <img src="/agate.webp" />
    </div>
  )
}`.split('\n')
