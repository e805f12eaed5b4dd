import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'
import { startMigratedDatabase } from './migratedDatabase.ts'

/** Oxlint checks everything but SQL; ESLint compares every statement with a migrated database. Arguments are paths. */
async function main(): Promise<number> {
  // The linters get Ctrl-C, too; the database is stopped after them.
  process.on('SIGINT', () => undefined)
  const paths = process.argv.slice(2)
  const withoutSql = await lint('oxlint', ['--no-error-on-unmatched-pattern', ...paths])
  const files = await filesNamingSql(paths.length > 0 ? paths : ['.'])
  if (files.length === 0) return withoutSql
  const database = await startMigratedDatabase()
  try {
    const inSql = await lint('eslint', ['--no-warn-ignored', ...files], { SQL_LINT_DATABASE_URL: database.url })
    return Math.max(withoutSql, inSql)
  } finally {
    await database.stop()
  }
}

/** ESLint reads types, which is slow, so it gets only files that can have a statement. */
async function filesNamingSql(paths: string[]): Promise<string[]> {
  const skipped = ['node_modules', '.data'].map((folder) => `--exclude-dir=${folder}`)
  const search = ['-rlwE', '--include=*.ts', ...skipped, 'sql|statement', '--', ...paths]
  const { stdout } = await promisify(execFile)('grep', search).catch((failed: { code: number; stdout: string }) => {
    // Nothing found.
    if (failed.code === 1) return failed
    throw failed
  })
  return stdout.split('\n').filter(Boolean)
}

function lint(linter: string, args: string[], variables: Record<string, string> = {}): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(`node_modules/.bin/${linter}`, args, { stdio: 'inherit', env: { ...givenEnv(), ...variables } })
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The linter could not run.'}\n`)
    process.exit(1)
  },
)
