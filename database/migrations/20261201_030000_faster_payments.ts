import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const SLOWER_TERMS = String.raw`
create or replace function store_terms() returns varchar language sql as $$
    WITH terms AS (
      SELECT encode(sha256(convert_to(title || E'\n' || body::text, 'UTF8')), 'hex') AS hash, slug, title, body
      FROM pages WHERE slug = 'terms' AND _status = 'published' AND title IS NOT NULL AND body IS NOT NULL
    ), kept AS (
      INSERT INTO legal_texts (hash, slug, title, body) SELECT hash, slug, title, body FROM terms
      ON CONFLICT (hash) DO NOTHING
    )
    SELECT hash FROM terms
  $$;`

/** PostgreSQL planned the statement of an SQL function for each payment; it keeps the plans of PL/pgSQL. */
const TERMS = String.raw`
create or replace function store_terms() returns varchar language plpgsql as $$
declare
  terms record;
begin
  select encode(sha256(convert_to(title || E'\n' || body::text, 'UTF8')), 'hex') as hash, slug, title, body into terms
  from pages where slug = 'terms' and _status = 'published' and title is not null and body is not null;
  if terms.hash is not null and not exists (select from legal_texts where hash = terms.hash) then
    insert into legal_texts (hash, slug, title, body) values (terms.hash, terms.slug, terms.title, terms.body)
    on conflict (hash) do nothing;
  end if;
  return terms.hash;
end;
$$;`

const SEARCHED = `create index orders_in_studio on orders using gin ((' ' || search_fold(reference || ' ' || email)) gin_trgm_ops)`

/**
 * Each order was written twice to the index of the studio's search before anybody paid; see
 * `domain/operations/studioSearch/findRecords.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`${TERMS} drop index orders_in_studio; ${SEARCHED} where payment <> 'pending';`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`${SLOWER_TERMS} drop index orders_in_studio; ${SEARCHED};`))
}
