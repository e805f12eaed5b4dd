import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One reaction per account and post, counted with the post. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table posts add column reaction_count integer not null default 0;

    create table post_reactions (
      post_id integer not null references posts (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      created_at timestamptz not null,
      primary key (post_id, user_id)
    );
    create index post_reactions_user_idx on post_reactions (user_id);

    create or replace function keep_post_counters() returns trigger language plpgsql as $$
    BEGIN
      NEW.view_count := OLD.view_count;
      NEW.comment_count := OLD.comment_count;
      NEW.reaction_count := OLD.reaction_count;
      RETURN NEW;
    END $$;

    create function count_reactions() returns trigger language plpgsql as $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE posts SET reaction_count = reaction_count + 1 WHERE id = NEW.post_id;
      ELSE
        UPDATE posts SET reaction_count = reaction_count - 1 WHERE id = OLD.post_id;
      END IF;
      RETURN NULL;
    END $$;
    create trigger post_reactions_counted after insert or delete on post_reactions
      for each row execute function count_reactions();

    drop trigger post_counts_announced on posts;
    create trigger post_counts_announced after update of view_count, comment_count, reaction_count on posts
      for each statement execute function announce_change('post_counts')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger post_counts_announced on posts;
    create trigger post_counts_announced after update of view_count, comment_count on posts
      for each statement execute function announce_change('post_counts');
    drop table post_reactions;
    drop function count_reactions();
    create or replace function keep_post_counters() returns trigger language plpgsql as $$
    BEGIN
      NEW.view_count := OLD.view_count;
      NEW.comment_count := OLD.comment_count;
      RETURN NEW;
    END $$;
    alter table posts drop column reaction_count`)
}
