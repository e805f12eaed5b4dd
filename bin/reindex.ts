import { openEnvironment } from './backup/openEnvironment.ts'
import { print, runProgram } from './backup/runProgram.ts'

/** Rebuilds the search index from the stored rows. The site can keep running. */
void runProgram(async () => {
  const stop = await openEnvironment({ mayBeNew: false })
  const [{ openDatabase }, { poolOf }, { reindex }] = await Promise.all([
    import('#database/openDatabase.ts'),
    import('#database/poolOf.ts'),
    import('#domain/content/search/reindex.ts'),
  ])
  const payload = await openDatabase()
  try {
    await reindex(poolOf(payload), print)
  } finally {
    await payload.destroy()
    await stop()
  }
})
