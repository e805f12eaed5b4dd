import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { checkBackup } from './backup/checkBackup.ts'
import { clearDatabase, findRows, requireStoppedSite } from './backup/clearDatabase.ts'
import { openEnvironment } from './backup/openEnvironment.ts'
import { loadDatabase } from './backup/loadDatabase.ts'
import type { Manifest } from './backup/manifest.ts'
import { runProgram, print } from './backup/runProgram.ts'
import { connect } from './backup/tables.ts'

const USAGE = 'Usage: npm run restore -- BACKUP [--replace]'

void runProgram(async () => {
  const { values, positionals } = readArguments()
  const folder = resolve(positionals[0] ?? '')
  print(`checking ${folder}`)
  const manifest = await checkBackup(folder, print)
  const stop = await openEnvironment({ mayBeNew: true })
  const { directUrl } = await import('#database/directUrl.ts')
  const { refuseSharedPool } = await import('#database/refuseSharedPool.ts')
  // It works on the direct address, which could still be that of another database.
  await refuseSharedPool()
  const client = await connect(directUrl())
  try {
    await restore(client, folder, manifest, values.replace)
  } finally {
    await client.end()
    await stop()
  }
})

async function restore(client: Client, folder: string, manifest: Manifest, isReplacing: boolean): Promise<void> {
  const { migrations } = await import('#database/migrations/index.ts')
  const { isFromBeforeFirstRelease } = await import('#database/refuseOldDatabase.ts')
  const { openDatabase } = await import('#database/openDatabase.ts')
  const { poolOf } = await import('#database/poolOf.ts')
  const { freezeRestored } = await import('#domain/shop/orders/freezeRestored.ts')
  const { findFile, restoreFiles } = await import('./backup/restoreFiles.ts')
  if (isFromBeforeFirstRelease(manifest.migrations))
    throw new Error(
      'The backup was made by a version before the first release and can’t be restored. Nothing was changed. ' +
        'To read it, restore it with the version that made it.',
    )
  const known = new Set(migrations.map(({ name }) => name))
  const newer = manifest.migrations.filter((name) => !known.has(name))
  if (newer.length > 0) throw new Error(`The backup is from a newer version: this version has no ${newer[0]}.`)
  await requireStoppedSite(client)
  if (!isReplacing) requireEmpty(await findRows(client), manifest.files && (await findFile()))

  print('creating the tables')
  await clearDatabase(client)
  const payload = await openDatabase(migrations.filter(({ name }) => manifest.migrations.includes(name)))
  await loadDatabase(client, folder, manifest, print)
  if (manifest.files) await restoreFiles(folder, manifest.files, print)
  await openDatabase()
  const frozen = await freezeRestored(poolOf(payload), new Date())
  await payload.destroy()
  print(`done: the site is restored to ${manifest.madeAt}`)
  if (frozen > 0) print(`${frozen} orders need you in the panel: they may have been printed since the backup`)
  print(`next, before you start the site: npm run reconcile -- --since ${manifest.madeAt}`)
}

function requireEmpty(table: string | null, file: string | null): void {
  if (table) throw new Error(`${table} already has rows. Use --replace to delete the current data.`)
  if (file)
    throw new Error(
      `The file store already has files, for example ${file}. Use --replace to let the backup overwrite them.`,
    )
}

function readArguments() {
  try {
    const found = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
    if (found.positionals.length === 1) return found
  } catch (error) {
    throw new Error(USAGE, { cause: error })
  }
  throw new Error(USAGE)
}
