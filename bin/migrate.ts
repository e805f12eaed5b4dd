import { openDatabase } from '#database/openDatabase.ts'

const payload = await openDatabase()
await payload.destroy()
process.exit(0)
