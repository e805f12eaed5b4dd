import { openDatabase } from '#database/openDatabase.ts'

/** Migrates the database and exits. The site does the same when it starts. */
const payload = await openDatabase()
await payload.destroy()
process.exit(0)
