import { parseArgs } from 'node:util'
import pg from 'pg'
import { ROLES } from '#contracts/platform/roles.ts'
import { row, sql } from '#database/sql.ts'
import { env } from '#env'

const NEXT = 'Sign in at /api/employee-login. The site asks you to set up two-step sign-in first.'
const CONFIRM_FIRST = `That address isn’t confirmed yet, so make sure the account is really theirs. They sign in at
/api/employee-login, confirm the address with the link we emailed, and set up two-step sign-in.`

const USAGE = `Usage: npm run make-employee -- EMAIL [--role ${ROLES.join('|')}]`

/** Gives an existing account a role: `npm run make-employee -- somebody@example.com --role editor`. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'owner' } },
  })
  const email = positionals[0]?.trim().toLowerCase()
  const role = ROLES.find((name) => name === values.role)
  if (!email || !role) throw new Error(USAGE)
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  try {
    const account = await row(
      client,
      sql<{ isConfirmed: boolean | null }>`
        update users set role = ${role}::enum_users_role, updated_at = now() where email = ${email} and closed_at is null
        returning email_verified_at is not null as "isConfirmed"`,
    )
    if (!account) throw new Error(`There is no account with the address ${email}. Sign up on the site first.`)
    process.stdout.write(
      `${email} is now an employee with the role “${role}”. ${account.isConfirmed ? NEXT : CONFIRM_FIRST}\n`,
    )
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
  process.exit(1)
})
