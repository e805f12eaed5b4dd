import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Imports of posts and products, with the pictures of an archive until they are stored. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table imports add column is_published boolean default false not null;
    alter table import_lines add column post_id integer references posts(id) on delete set null;
    alter table import_lines add column product_id integer references products(id) on delete set null;
    create index import_lines_post on import_lines (post_id);
    create index import_lines_product on import_lines (product_id);

    create table imported_posts (
      source varchar primary key,
      post_id integer not null references posts(id) on delete cascade
    );
    create index imported_posts_post on imported_posts (post_id);

    create table import_files (
      import_id integer not null references imports(id) on delete cascade,
      path varchar not null,
      bytes bytea not null,
      primary key (import_id, path)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table import_files;
    drop table imported_posts;
    alter table import_lines drop column post_id, drop column product_id;
    alter table imports drop column is_published;`)
}
