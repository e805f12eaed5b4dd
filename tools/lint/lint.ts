import { spawn } from 'node:child_process'
import { givenEnv } from '../../env.ts'
import { startMigratedDatabase } from './migratedDatabase.ts'

/** ESLint looks up every SQL statement in a migrated database. Arguments are ESLint's. */
async function main(): Promise<number> {
  // ESLint gets Ctrl-C, too; the database is stopped after it.
  process.on('SIGINT', () => undefined)
  const database = await startMigratedDatabase()
  try {
    const args = process.argv.slice(2)
    return await eslint(args.length > 0 ? args : ['.'], { SQL_LINT_DATABASE_URL: database.url })
  } finally {
    await database.stop()
  }
}

function eslint(args: string[], variables: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn('node_modules/.bin/eslint', args, { stdio: 'inherit', env: { ...givenEnv(), ...variables } })
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
