import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Letters, who wants them, what was emailed to many, and how often its links were followed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table letters (
      id serial primary key,
      subject varchar not null,
      preheader varchar,
      body jsonb not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index letters_updated_at_idx on letters (updated_at);
    create index letters_created_at_idx on letters (created_at);
    alter table payload_locked_documents_rels add column letters_id integer,
      add constraint payload_locked_documents_rels_letters_fk
        foreign key (letters_id) references letters(id) on delete cascade;
    create index payload_locked_documents_rels_letters_id_idx on payload_locked_documents_rels (letters_id);

    alter table post_email_choices add column letters boolean default true not null;
    update post_email_choices set letters = false where choice = 'none';

    alter table post_emails rename to mailings;
    alter table mailings drop constraint post_emails_pkey,
      add column id serial primary key,
      alter column post_id drop not null,
      add constraint mailings_post_id_key unique (post_id),
      add column letter_id integer unique references letters(id) on delete cascade,
      add constraint mailings_subject check (num_nonnulls(post_id, letter_id) = 1);
    alter table mailings rename constraint post_emails_post_id_fkey to mailings_post_id_fkey;
    alter table mailings rename constraint post_emails_audience_check to mailings_audience_check;
    alter index post_emails_open rename to mailings_open;
    create index mail_outbox_mailing on mail_outbox ((data ->> 'mailingId')) where data ->> 'mailingId' is not null;

    create table mailing_links (
      mailing_id integer not null references mailings(id) on delete cascade,
      key varchar not null,
      url varchar not null,
      clicks integer not null,
      primary key (mailing_id, key)
    );

    alter table story_media add column letter_id integer references letters(id) on delete cascade;
    alter table story_media drop constraint story_media_owner;
    alter table story_media add constraint story_media_owner
      check (num_nonnulls(post_id, product_id, page_id, letter_id) = 1);
    drop index story_media_uses;
    create unique index story_media_uses on story_media (media_id, post_id, product_id, page_id, letter_id) nulls not distinct;
    create index story_media_letter_idx on story_media (letter_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from story_media where letter_id is not null;
    drop index story_media_uses;
    alter table story_media drop constraint story_media_owner;
    alter table story_media drop column letter_id;
    alter table story_media add constraint story_media_owner check (num_nonnulls(post_id, product_id, page_id) = 1);
    create unique index story_media_uses on story_media (media_id, post_id, product_id, page_id) nulls not distinct;

    drop table mailing_links;
    drop index mail_outbox_mailing;
    delete from mailings where letter_id is not null;
    alter table mailings drop constraint mailings_subject,
      drop constraint mailings_pkey,
      drop constraint mailings_post_id_key,
      drop column letter_id,
      drop column id,
      add constraint post_emails_pkey primary key (post_id);
    alter table mailings rename constraint mailings_post_id_fkey to post_emails_post_id_fkey;
    alter table mailings rename constraint mailings_audience_check to post_emails_audience_check;
    alter index mailings_open rename to post_emails_open;
    alter table mailings rename to post_emails;

    alter table post_email_choices drop column letters;
    alter table payload_locked_documents_rels drop column letters_id;
    drop table letters;`)
}
