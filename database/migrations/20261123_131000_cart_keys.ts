import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A cart belongs to an account or to whoever has its key, never to both: the key survives sign-out in a browser. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE carts SET key_hash = NULL WHERE user_id IS NOT NULL AND key_hash IS NOT NULL;
    ALTER TABLE carts ADD CONSTRAINT carts_one_owner CHECK (user_id IS NULL OR key_hash IS NULL);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE carts DROP CONSTRAINT carts_one_owner;`)
}
