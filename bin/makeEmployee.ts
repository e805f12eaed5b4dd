import pg from 'pg'
import { env } from '#env'

const NEXT = 'Sign in at /api/employee-login. The site asks you to set up two-step sign-in first.'
const CONFIRM_FIRST = `That address isn’t confirmed yet, so make sure the account is really theirs. They sign in at
/api/employee-login, confirm the address with the link we emailed, and set up two-step sign-in.`

/** Makes an existing account an employee: `npm run make-employee -- somebody@example.com`. */
async function main(): Promise<void> {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new Error('Usage: npm run make-employee -- EMAIL')
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  try {
    const { rows } = await client.query<{ isConfirmed: boolean }>(
      `update users set is_employee = true, updated_at = now() where email = $1 and closed_at is null
       returning email_verified_at is not null as "isConfirmed"`,
      [email],
    )
    const [account] = rows
    if (!account) throw new Error(`There is no account with the address ${email}. Sign up on the site first.`)
    process.stdout.write(`${email} is now an employee. ${account.isConfirmed ? NEXT : CONFIRM_FIRST}\n`)
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
  process.exit(1)
})
