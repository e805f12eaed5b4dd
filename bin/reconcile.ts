import { parseArgs } from 'node:util'
import { runProgram, print } from './backup/runProgram.ts'
import { openEnvironment } from './backup/openEnvironment.ts'

const USAGE = 'Usage: npm run reconcile -- --since YYYY-MM-DD [--apply]'

/**
 * After a restore: compares the database with what both providers did since the backup and prints a plan, which --apply
 * carries out.
 */
void runProgram(async () => {
  const { since, apply } = readArguments()
  const stop = await openEnvironment({ mayBeNew: false })
  const [{ openDatabase }, { poolOf }, { checkCardAccount }, { planReconcile }, { describePlan }, { applyPlan }] =
    await Promise.all([
      import('#database/openDatabase.ts'),
      import('#database/poolOf.ts'),
      import('#domain/platform/cardPlumbing/checkCardAccount.ts'),
      import('#domain/operations/restore/planReconcile.ts'),
      import('#domain/operations/restore/describePlan.ts'),
      import('#domain/operations/restore/applyPlan.ts'),
    ])
  const payload = await openDatabase()
  try {
    const req = { payload, pool: poolOf(payload), user: null, now: new Date(), log: payload.logger }
    await checkCardAccount(req.pool, payload.logger)
    print(`reading changes at the providers since ${since.toISOString()}`)
    const plan = await planReconcile(req.pool, since)
    for (const line of describePlan(plan)) print(line)
    if (apply) await applyPlan(req, plan, print)
    print(apply ? 'done' : 'nothing was changed; add --apply to apply this plan')
  } finally {
    await payload.destroy()
    await stop()
  }
})

function readArguments(): { since: Date; apply: boolean } {
  try {
    const { values } = parseArgs({ options: { since: { type: 'string' }, apply: { type: 'boolean', default: false } } })
    const since = new Date(values.since ?? '')
    if (!Number.isNaN(since.getTime())) return { since, apply: values.apply }
  } catch (error) {
    throw new Error(USAGE, { cause: error })
  }
  throw new Error(USAGE)
}
