import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Passkeys, emailed sign-in codes, and links that end a sign-in from a new device. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_mailed_links_purpose" ADD VALUE 'deny-sign-in';
    create table sign_in_codes (
      browser_hash text primary key,
      email_hash text not null,
      code_hash text not null,
      user_id integer references users(id) on delete cascade,
      is_known_device boolean not null,
      redirect text not null,
      tries integer default 0 not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sign_in_codes_email on sign_in_codes (email_hash, created_at);
    create index sign_in_codes_user on sign_in_codes (user_id);
    create index sign_in_codes_created on sign_in_codes (created_at);
    create table passkeys (
      id serial primary key,
      user_id integer not null references users(id) on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      user_handle text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id, id);
    create table passkey_challenges (
      challenge_hash text primary key,
      user_id integer references users(id) on delete cascade,
      session_id text,
      user_handle text,
      expires_at timestamptz not null
    );
    create index passkey_challenges_user on passkey_challenges (user_id);
    create index passkey_challenges_expires on passkey_challenges (expires_at);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table passkey_challenges;
    drop table passkeys;
    drop table sign_in_codes;
    delete from mailed_links where purpose::text = 'deny-sign-in';
    ALTER TABLE "mailed_links" ALTER COLUMN "purpose" TYPE varchar;
    DROP TYPE "public"."enum_mailed_links_purpose";
    CREATE TYPE "public"."enum_mailed_links_purpose" AS ENUM('reset-password', 'verify-email', 'change-email', 'undo-email-change');
    ALTER TABLE "mailed_links" ALTER COLUMN "purpose" TYPE "enum_mailed_links_purpose" USING "purpose"::"enum_mailed_links_purpose";`)
}
