import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people guess before a stone is cut. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guesses (
      id serial primary key,
      post_id integer not null references posts(id) on delete cascade,
      question varchar not null,
      closes_at timestamp(3) with time zone not null,
      second numeric not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create unique index guesses_post_idx on guesses (post_id);
    create index guesses_updated_at_idx on guesses (updated_at);
    create index guesses_created_at_idx on guesses (created_at);
    create table guesses_options (
      _order integer not null,
      _parent_id integer not null references guesses(id) on delete cascade,
      id varchar primary key,
      text varchar not null,
      is_right boolean default false
    );
    create index guesses_options_order_idx on guesses_options (_order);
    create index guesses_options_parent_id_idx on guesses_options (_parent_id);
    -- The panel replaces the rows of the options, with the same ids, so no key refers to them.
    create table guess_votes (
      guess_id integer not null references guesses(id) on delete cascade,
      user_id integer not null references users(id) on delete cascade,
      option_id varchar not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      primary key (guess_id, user_id)
    );
    create index guess_votes_user on guess_votes (user_id);
    create trigger guesses_announced after insert or delete or update or truncate on guesses
      for each statement execute function announce_change('posts');
    alter table payload_locked_documents_rels add column guesses_id integer,
      add constraint payload_locked_documents_rels_guesses_fk
        foreign key (guesses_id) references guesses(id) on delete cascade;
    create index payload_locked_documents_rels_guesses_id_idx on payload_locked_documents_rels (guesses_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column guesses_id;
    drop table guess_votes;
    drop table guesses_options;
    drop table guesses;`)
}
