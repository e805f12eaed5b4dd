import pg from 'pg'
import { env } from '#env'

/** Makes an existing account an employee's: `npm run make-employee -- somebody@example.com`. */
async function main(): Promise<void> {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new Error('Usage: npm run make-employee -- EMAIL')
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'update users set is_employee = true, updated_at = now() where email = $1',
      [email],
    )
    if (!rowCount) throw new Error(`There is no account with the address ${email}. Sign up on the site first.`)
    process.stdout.write(`${email} is an employee now. Sign out and in again.\n`)
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'It did not work.'}\n`)
  process.exit(1)
})
