import { type Database, row, sql } from '#database/sql.ts'
import { configuredKeys, generateKeys, type PushKeys } from '#providers/push/pushKeys.ts'

/** The site's own VAPID keys: those of the environment, or a pair that is generated once. */
export async function readPushKeys(database: Database, now: Date): Promise<PushKeys> {
  const known = configuredKeys() ?? (await findStored(database))
  if (known) return known
  const { publicKey, privateKey } = generateKeys()
  // Another process may have been first.
  await database.query(sql`
    insert into push_keys (public_key, private_key, created_at) values (${publicKey}, ${privateKey}, ${now})
    on conflict do nothing`)
  return (await findStored(database)) ?? { publicKey, privateKey }
}

const findStored = (database: Database): Promise<PushKeys | null> =>
  row(database, sql<PushKeys>`select public_key as "publicKey", private_key as "privateKey" from push_keys`)
