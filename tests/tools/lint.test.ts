import { execFile, spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  const args = ['--stdin', '--stdin-filename', 'domain/posts/nextPublicAt.ts', '--format', 'json']
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
    // Not in `web`, where `npm run lint` may read at the same time.
    const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-lint-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'web'))
    await writeFile(join(folder, 'web/Probe.tsx'), PROBE)
    await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    const { stdout } = await promisify(execFile)(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
      cwd: folder,
    }).catch((failed: { stdout: string }) => failed)
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] }
    const codes = diagnostics.map(({ code }) => code)
    // React’s types aren’t there.
    expect(codes.filter((code) => !code.startsWith('typescript')).sort()).toEqual([
      'jsx-a11y(alt-text)',
      'jsx-a11y(click-events-have-key-events)',
      'jsx-a11y(no-static-element-interactions)',
      'react(purity)',
      'react-hooks(exhaustive-deps)',
      'react-hooks(rules-of-hooks)',
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
}
`
