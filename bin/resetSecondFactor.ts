import pg from 'pg'
import { env } from '#env'

/** For an only employee who lost phone and recovery codes: `npm run reset-second-factor -- somebody@example.com`. */
async function main(): Promise<void> {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email) throw new Error('Usage: npm run reset-second-factor -- EMAIL')
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'delete from second_factors where user_id = (select id from users where email = $1)',
      [email],
    )
    if (!rowCount) throw new Error(`Two-step sign-in isn’t on for ${email}.`)
    process.stdout.write(`Two-step sign-in is now off for ${email}. Sign in with the password and set it up again.\n`)
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'Something unexpected happened.'}\n`)
  process.exit(1)
})
