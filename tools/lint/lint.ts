import { spawn } from 'node:child_process'
import { givenEnv } from '../../env.ts'
import { startMigratedDatabase } from './migratedDatabase.ts'

/** Oxlint checks types; ESLint the rest, with every SQL statement in a migrated database. Arguments are paths. */
async function main(): Promise<number> {
  // The linters get Ctrl-C, too; the database is stopped after them.
  process.on('SIGINT', () => undefined)
  const paths = process.argv.slice(2)
  const inTypes = await lint('oxlint', ['--no-error-on-unmatched-pattern', ...paths])
  const database = await startMigratedDatabase()
  try {
    const inTheRest = await lint('eslint', paths.length > 0 ? paths : ['.'], { SQL_LINT_DATABASE_URL: database.url })
    return Math.max(inTypes, inTheRest)
  } finally {
    await database.stop()
  }
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
