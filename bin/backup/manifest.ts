import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const stored = { bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }

/** A key becomes a path and a store key, so only safe characters are allowed. */
const safeKey = z.string().regex(/^(?!.*\.\.)(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/)

const tableSchema = z.object({
  schema: z.enum(['public', 'graphile_worker']),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  /** Computed by PostgreSQL over all rows in any order; the restored table must match. */
  fingerprint: z.string(),
  file: safeKey,
  ...stored,
})

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations of the dumped database; a restore applies exactly these before it loads the rows. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isUsed: z.boolean() })),
  /** Null in a backup without files. */
  files: z.array(z.object({ key: safeKey, ...stored })).nullable(),
})

export type Manifest = z.output<typeof manifestSchema>
export type DumpedTable = Manifest['tables'][number]
export type KeptFile = NonNullable<Manifest['files']>[number]

const pathOf = (folder: string) => join(folder, 'manifest.json')

/** Written last: a folder without it is not a complete backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(pathOf(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
}

/** @throws Error when the folder has no backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(pathOf(folder), 'utf8').catch(() => {
    throw new Error(`${folder} is not a complete backup: it has no manifest.json.`)
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`The manifest.json of ${folder} cannot be read.`, { cause: error })
  }
}
