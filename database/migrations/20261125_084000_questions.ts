import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Q&A rounds, the questions of members and one vote each; what is answered can be searched. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_question_rounds_startsat_tz" AS ENUM('America/Los_Angeles', 'America/Phoenix', 'America/Denver', 'America/Chicago', 'America/New_York', 'America/Halifax', 'America/Anchorage', 'Pacific/Honolulu', 'America/Mexico_City', 'America/Sao_Paulo', 'UTC', 'Europe/London', 'Europe/Berlin', 'Africa/Johannesburg', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland');
  CREATE TYPE "public"."enum_questions_status" AS ENUM('open', 'answered', 'hidden');
  CREATE TABLE "question_rounds" (
    "id" serial PRIMARY KEY NOT NULL,
    "title" varchar NOT NULL,
    "description" varchar,
    "opens_at" timestamp(3) with time zone NOT NULL,
    "closes_at" timestamp(3) with time zone NOT NULL,
    "starts_at" timestamp(3) with time zone NOT NULL,
    "startsat_tz" "enum_question_rounds_startsat_tz" DEFAULT 'America/Chicago' NOT NULL,
    "post_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "questions" (
    "id" serial PRIMARY KEY NOT NULL,
    "content" varchar NOT NULL,
    "status" "enum_questions_status" DEFAULT 'open' NOT NULL,
    "answer" varchar,
    "answered_second" numeric,
    "post_id" integer,
    "is_hidden" boolean DEFAULT false,
    "hidden_reason" varchar,
    "round_id" integer NOT NULL,
    "author_id" integer NOT NULL,
    "vote_count" numeric DEFAULT 0 NOT NULL,
    "answered_at" timestamp(3) with time zone,
    "edited_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "question_rounds" ADD CONSTRAINT "question_rounds_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_round_id_question_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."question_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "question_rounds_starts_at_idx" ON "question_rounds" USING btree ("starts_at");
  CREATE INDEX "question_rounds_post_idx" ON "question_rounds" USING btree ("post_id");
  CREATE INDEX "question_rounds_updated_at_idx" ON "question_rounds" USING btree ("updated_at");
  CREATE INDEX "question_rounds_created_at_idx" ON "question_rounds" USING btree ("created_at");
  CREATE INDEX "questions_status_idx" ON "questions" USING btree ("status");
  CREATE INDEX "questions_post_idx" ON "questions" USING btree ("post_id");
  CREATE INDEX "questions_round_idx" ON "questions" USING btree ("round_id");
  CREATE INDEX "questions_author_idx" ON "questions" USING btree ("author_id");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX questions_by_votes ON questions (round_id, vote_count DESC, created_at, id);
  CREATE INDEX questions_newest ON questions (round_id, created_at DESC, id DESC);
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "question_rounds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_question_rounds_fk" FOREIGN KEY ("question_rounds_id") REFERENCES "public"."question_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_question_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("question_rounds_id");
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");

  CREATE TABLE question_votes (
    question_id integer NOT NULL REFERENCES questions(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (question_id, user_id)
  );
  CREATE INDEX question_votes_user ON question_votes (user_id);
  CREATE FUNCTION count_question_vote() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE questions SET vote_count = vote_count + 1 WHERE id = NEW.question_id;
    ELSE
      UPDATE questions SET vote_count = vote_count - 1 WHERE id = OLD.question_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER question_votes_counted AFTER INSERT OR DELETE ON question_votes
    FOR EACH ROW EXECUTE FUNCTION count_question_vote();

  create table search_question_documents partition of search_documents for values in ('question');
  create or replace view search_sources as
      select 'posts' as source, id as source_id, 0 as part, 'post' as kind, id as post_id, title::text, coalesce(description, '')::text as body,
        null::integer as second, null::text as stone, '-infinity'::timestamptz as opens_at, opens_at as post_opens_at, created_at as happened_at
      from search_posts
      union all
      select 'stories', p.id, n * 2 + s.is_below::integer, 'story', p.id, '', substr(t.body, n * 50000 + 1, 50100), null, null, s.opens_at, p.opens_at, p.created_at
      from search_posts p cross join lateral search_story(p.body, p.opens_at) s cross join lateral search_text(s.nodes) t (body)
        cross join lateral generate_series(0, length(t.body) / 50000) n
      where p.body is not null and t.body <> ''
      union all
      select 'find_cards', p.id, f.place::integer * 2 + s.is_below::integer, 'find', p.id, f.fields ->> 'stone', concat_ws(', ', f.fields ->> 'place', f.fields ->> 'note'),
        floor((f.fields ->> 'second')::numeric)::integer, lower(trim(f.fields ->> 'stone')), s.opens_at, p.opens_at, p.created_at
      from search_posts p cross join lateral search_story(p.body, p.opens_at) s
        cross join lateral jsonb_path_query(s.nodes, 'strict $.**.fields ? (@.blockType == "findCard" && @.stone.type() == "string")') with ordinality as f (fields, place)
      where p.body is not null
      union all
      select 'comments', c.id, 0, 'comment', p.id, '', c.content, null, null, p.opens_at, p.opens_at, c.created_at
      from comments c join search_posts p on p.id = c.post_id where c.status = 'visible'
      union all
      select 'caption_cues', c.id, 0, 'caption', p.id, '', translate(c.text, chr(2) || chr(3), ''), c.starts_at_ms / 1000, null, p.opens_at, p.opens_at, p.created_at
      from caption_cues c join search_posts p on p.id = c.post_id
      union all
      select 'film_chapters', p.id, c.starts_at_s, 'chapter', p.id, c.title, '', c.starts_at_s, null,
        case when c.is_public then '-infinity' else p.opens_at end, p.opens_at, p.created_at
      from film_chapters c join search_posts p on p.id = c.post_id
      union all
      select 'finds', f.id, 0, 'find', p.id, f.stone, coalesce(f.note, ''), floor(f.second)::integer, lower(trim(f.stone)), p.opens_at, p.opens_at, p.created_at
      from finds f join search_posts p on p.id = f.post_id
      union all
      select 'merchandise', m.id, 0, 'merchandise', null, m.title, concat_ws(' ', regexp_replace(m.description, '<[^>]*>', ' ', 'g'), m.category), null, null,
        '-infinity', null, m.created_at
      from merchandise m where not m.hidden and m.vanished_at is null
      union all
      select 'products', p.id, 0, 'product', null, p.name, concat_ws(' ', p.description, left(search_text(p.body), 50000), p.category), null, null,
        '-infinity', null, p.created_at
      from products p
      union all
      select 'question_rounds', r.id, 0, 'question', null, r.title, coalesce(r.description, ''), null, null, '-infinity', null, r.starts_at
      from question_rounds r
      union all
      select 'questions', q.id, 0, 'question', null, q.content, coalesce(q.answer, ''), null, null, 'infinity', 'infinity', q.created_at
      from questions q where q.status = 'answered';
  create trigger question_rounds_searched after insert or delete or update of title, description, starts_at
    on question_rounds for each row execute function search_item_changed();
  create trigger questions_searched after insert or delete or update of content, answer, status, created_at
    on questions for each row execute function search_item_changed();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER questions_searched ON questions;
  DROP TRIGGER question_rounds_searched ON question_rounds;
  create or replace view search_sources as
      select 'posts' as source, id as source_id, 0 as part, 'post' as kind, id as post_id, title::text, coalesce(description, '')::text as body,
        null::integer as second, null::text as stone, '-infinity'::timestamptz as opens_at, opens_at as post_opens_at, created_at as happened_at
      from search_posts
      union all
      select 'stories', p.id, n * 2 + s.is_below::integer, 'story', p.id, '', substr(t.body, n * 50000 + 1, 50100), null, null, s.opens_at, p.opens_at, p.created_at
      from search_posts p cross join lateral search_story(p.body, p.opens_at) s cross join lateral search_text(s.nodes) t (body)
        cross join lateral generate_series(0, length(t.body) / 50000) n
      where p.body is not null and t.body <> ''
      union all
      select 'find_cards', p.id, f.place::integer * 2 + s.is_below::integer, 'find', p.id, f.fields ->> 'stone', concat_ws(', ', f.fields ->> 'place', f.fields ->> 'note'),
        floor((f.fields ->> 'second')::numeric)::integer, lower(trim(f.fields ->> 'stone')), s.opens_at, p.opens_at, p.created_at
      from search_posts p cross join lateral search_story(p.body, p.opens_at) s
        cross join lateral jsonb_path_query(s.nodes, 'strict $.**.fields ? (@.blockType == "findCard" && @.stone.type() == "string")') with ordinality as f (fields, place)
      where p.body is not null
      union all
      select 'comments', c.id, 0, 'comment', p.id, '', c.content, null, null, p.opens_at, p.opens_at, c.created_at
      from comments c join search_posts p on p.id = c.post_id where c.status = 'visible'
      union all
      select 'caption_cues', c.id, 0, 'caption', p.id, '', translate(c.text, chr(2) || chr(3), ''), c.starts_at_ms / 1000, null, p.opens_at, p.opens_at, p.created_at
      from caption_cues c join search_posts p on p.id = c.post_id
      union all
      select 'film_chapters', p.id, c.starts_at_s, 'chapter', p.id, c.title, '', c.starts_at_s, null,
        case when c.is_public then '-infinity' else p.opens_at end, p.opens_at, p.created_at
      from film_chapters c join search_posts p on p.id = c.post_id
      union all
      select 'finds', f.id, 0, 'find', p.id, f.stone, coalesce(f.note, ''), floor(f.second)::integer, lower(trim(f.stone)), p.opens_at, p.opens_at, p.created_at
      from finds f join search_posts p on p.id = f.post_id
      union all
      select 'merchandise', m.id, 0, 'merchandise', null, m.title, concat_ws(' ', regexp_replace(m.description, '<[^>]*>', ' ', 'g'), m.category), null, null,
        '-infinity', null, m.created_at
      from merchandise m where not m.hidden and m.vanished_at is null
      union all
      select 'products', p.id, 0, 'product', null, p.name, concat_ws(' ', p.description, left(search_text(p.body), 50000), p.category), null, null,
        '-infinity', null, p.created_at
      from products p;
  DROP TABLE search_question_documents;
  DROP TABLE question_votes;
  DROP FUNCTION count_question_vote;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "question_rounds_id";
  DROP TABLE "questions";
  DROP TABLE "question_rounds";
  DROP TYPE "public"."enum_questions_status";
  DROP TYPE "public"."enum_question_rounds_startsat_tz";`)
}
