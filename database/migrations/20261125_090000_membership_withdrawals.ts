import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where a member lives, their request to begin at once, and withdrawals from memberships. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE renewal_consents ADD COLUMN country varchar;
  -- The words that were shown beside the box; null when it was not asked.
  ALTER TABLE renewal_consents ADD COLUMN start_request text;
  -- Null where no right of withdrawal was offered.
  ALTER TABLE renewal_consents ADD COLUMN reference varchar;
  CREATE UNIQUE INDEX renewal_consents_reference ON renewal_consents (reference);
  CREATE TABLE membership_withdrawals (
    subscription_id integer PRIMARY KEY REFERENCES subscriptions(id) ON DELETE CASCADE,
    name varchar NOT NULL,
    email varchar NOT NULL,
    submitted_at timestamptz NOT NULL,
    -- Once the card provider has ended it and every refund is requested.
    settled_at timestamptz
  );
  CREATE INDEX membership_withdrawals_open_idx ON membership_withdrawals (submitted_at) WHERE settled_at IS NULL;
  UPDATE mail_wordings SET body = body || E'\\n\\n{withdrawal}'
  WHERE key IN ('membership-started.trial', 'membership-started.paid') AND body NOT LIKE '%{withdrawal}%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE mail_wordings SET body = replace(body, E'\\n\\n{withdrawal}', '')
  WHERE key IN ('membership-started.trial', 'membership-started.paid');
  DROP TABLE membership_withdrawals;
  DROP INDEX renewal_consents_reference;
  ALTER TABLE renewal_consents DROP COLUMN reference;
  ALTER TABLE renewal_consents DROP COLUMN start_request;
  ALTER TABLE renewal_consents DROP COLUMN country;`)
}
