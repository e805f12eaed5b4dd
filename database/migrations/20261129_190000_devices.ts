import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A session keeps the browser and the system, not a sentence of both, so that each reader gets it in their language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(VALUES))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(SENTENCES))
}

const VALUES = `
alter table session_places add column browser text, add column system text;
update session_places set
  browser = case
    when device like '% on %' then split_part(device, ' on ', 1)
    when device not in ('iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'Mac', 'Linux', 'Unknown device') then device
  end,
  system = case
    when device like '% on %' then split_part(device, ' on ', 2)
    when device in ('iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'Mac', 'Linux') then device
  end;
alter table session_places drop column device;
`

const SENTENCES = `
alter table session_places add column device text;
update session_places set device = coalesce(browser || ' on ' || system, browser, system, 'Unknown device');
alter table session_places alter column device set not null, drop column browser, drop column system;
`
