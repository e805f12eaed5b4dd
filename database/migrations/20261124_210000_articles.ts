import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Size charts by product type, and which posts show which articles. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table merchandise add column product_type_id varchar;
    create index merchandise_category_created_idx on merchandise (category, created_at desc, id desc);

    create table size_charts (
      product_type_id text primary key,
      chart jsonb,
      read_at timestamptz not null
    );
    create trigger size_charts_announced after insert or delete or update of chart or truncate on size_charts
      for each statement execute function announce_change('merchandise');

    create table story_items (
      post_id integer not null references posts(id) on delete cascade,
      merchandise_id integer references merchandise(id) on delete cascade,
      product_id integer references products(id) on delete cascade,
      constraint story_items_subject check (num_nonnulls(merchandise_id, product_id) = 1)
    );
    create unique index story_items_uses on story_items (post_id, merchandise_id, product_id) nulls not distinct;
    create index story_items_merchandise_idx on story_items (merchandise_id);
    create index story_items_product_idx on story_items (product_id);
    create trigger story_items_announced after insert or delete or update or truncate on story_items
      for each statement execute function announce_change('posts');

    with used as (
      select p.id, item ->> 'relationTo' as kind,
        coalesce(item #>> '{value,id}', item ->> 'value') as item_id
      from posts p,
        jsonb_path_query(p.body, 'strict $.**.fields.keyvalue() ? (@.key == "item" || @.key == "doc").value', silent => true) item
      where p.body is not null
    ), valid as (
      select id, kind, item_id::int as item_id from used where item_id ~ '^[1-9][0-9]{0,8}$'
    )
    insert into story_items (post_id, merchandise_id, product_id)
    select distinct v.id, m.id, g.id from valid v
    left join merchandise m on v.kind = 'merchandise' and m.id = v.item_id
    left join products g on v.kind = 'products' and g.id = v.item_id
    where num_nonnulls(m.id, g.id) = 1;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table story_items;
    drop table size_charts;
    drop index merchandise_category_created_idx;
    alter table merchandise drop column product_type_id;
  `)
}
