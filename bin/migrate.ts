import { openDatabase } from '#database/openDatabase.ts'

async function main(): Promise<void> {
  const payload = await openDatabase()
  await payload.destroy()
  process.exit(0)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The database could not be migrated.'}\n`)
  process.exit(1)
})
