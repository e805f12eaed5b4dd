import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Failed sign-ins are counted in `rate_limits`, with all other limits. The table stays, empty, until 2.0: a process of the version
 * before may still run beside the new one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`delete from sign_in_tries`)
}

/** The version before counts from zero. */
export async function down(): Promise<void> {}
