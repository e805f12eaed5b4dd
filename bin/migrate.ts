import { openDatabase } from '#database/openDatabase.ts'

/** Brings the database of the environment up to date, and ends. The site does the same when it starts. */
const payload = await openDatabase()
await payload.destroy()
process.exit(0)
