import { mkdir, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { givenEnv } from '#env'
import { checkBackup } from './backup/checkBackup.ts'
import { dumpDatabase } from './backup/dumpDatabase.ts'
import { openEnvironment } from './backup/openEnvironment.ts'
import { writeManifest } from './backup/manifest.ts'
import { runProgram, print } from './backup/runProgram.ts'
import { connect } from './backup/tables.ts'

const USAGE = 'Usage: npm run backup -- [FOLDER] [--without-files], or npm run backup -- --check BACKUP'

void runProgram(async () => {
  const { values, positionals } = readArguments()
  const place = resolve(positionals[0] ?? join(givenEnv()['DATA_DIR'] ?? '.data', 'backups'))
  if (values.check) {
    const { tables, files } = await checkBackup(place, print)
    return print(`${place} is complete: ${tables.length} tables, ${files?.length ?? 0} files`)
  }
  const stop = await openEnvironment({ mayBeNew: false })
  await makeBackup(place, values['without-files']).finally(stop)
})

async function makeBackup(place: string, isWithoutFiles: boolean): Promise<void> {
  const { directUrl } = await import('#database/directUrl.ts')
  const { refuseSharedPool } = await import('#database/refuseSharedPool.ts')
  // It reads the direct address, which could be that of another database.
  await refuseSharedPool()
  const { copyFiles } = await import('./backup/copyFiles.ts')
  const madeAt = new Date().toISOString()
  const folder = join(place, madeAt.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-'))
  const unfinished = `${folder}.part`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  print(`writing the backup to ${unfinished}`)
  const client = await connect(directUrl())
  const { fileNames, ...dump } = await dumpDatabase(client, unfinished, print).finally(() => client.end())
  const files = isWithoutFiles ? null : await copyFiles(unfinished, print)
  await writeManifest(unfinished, { format: 1, madeAt, ...dump, files })
  print('verifying the backup')
  await checkBackup(unfinished, print)
  await rename(unfinished, folder)
  print(`done: ${folder}`)
  const kept = new Set(files?.map(({ key }) => key))
  const missing = isWithoutFiles ? [] : fileNames.filter((name) => !kept.has(name))
  if (missing.length > 0)
    print(`The file store has no file for ${missing.length} rows: ${missing.slice(0, 10).join(', ')}`)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        'without-files': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(USAGE, { cause: error })
  }
}
