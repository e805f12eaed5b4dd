import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * When a session last gave its password or code again, and whether a second factor was set up by whoever had the mailbox.
 * Two-step sign-in is now on for employees unless someone chose otherwise; a demo, whose password is public, keeps it off.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE session_places ADD COLUMN proved_at timestamptz;

    ALTER TABLE second_factors ADD COLUMN mailbox_proved boolean NOT NULL DEFAULT false;
    UPDATE second_factors SET mailbox_proved = true
    WHERE user_id IN (SELECT id FROM users WHERE email_verified_at IS NOT NULL);

    UPDATE site_settings SET value = 'on', updated_at = now()
    WHERE key = 'second_factor_required' AND value = 'off' AND updated_at = created_at
      AND NOT EXISTS (SELECT 1 FROM site_settings WHERE key = 'demo_seeded');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE second_factors DROP COLUMN mailbox_proved;
    ALTER TABLE session_places DROP COLUMN proved_at;
  `)
}
