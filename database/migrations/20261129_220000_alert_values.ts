import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Alerts and the reasons of switched off webhooks are kinds with values. Those of before keep their sentence as a value. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(VALUES))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(SENTENCES))
}

const VALUES = `
alter table alerts add column kind varchar, add column "values" jsonb;
update alerts set kind = 'note', "values" = jsonb_build_object('text', message);
alter table alerts alter column kind set not null, alter column "values" set not null, drop column message;
update webhook_receivers set disabled_reason = case when disabled_reason like '%410%' then 'gone' else 'failing' end
where disabled_reason is not null;
update mail_outbox set data = jsonb_set(data, '{reason}', case when data ->> 'reason' like '%410%' then '"gone"' else '"failing"' end::jsonb)
where kind = 'webhook-off' and data ? 'reason';
`

const SENTENCES = `
alter table alerts add column message varchar;
update alerts set message = coalesce("values" ->> 'text', kind);
alter table alerts alter column message set not null, drop column kind, drop column "values";
`
