import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Captions, chapters and finds of a film, and where a member stopped watching. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "posts_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"second" numeric,
  	"title" varchar
  );
  CREATE TABLE "_posts_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"second" numeric,
  	"title" varchar,
  	"_uuid" varchar
  );
  CREATE TABLE "captions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer NOT NULL,
  	"language" varchar NOT NULL,
  	"label" varchar,
  	"vtt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "finds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer NOT NULL,
  	"stone" varchar NOT NULL,
  	"note" varchar,
  	"second" numeric NOT NULL,
  	"frame_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "users" ADD COLUMN "keeps_positions" boolean DEFAULT true NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "captions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "finds_id" integer;
  ALTER TABLE "posts_chapters" ADD CONSTRAINT "posts_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_chapters" ADD CONSTRAINT "_posts_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "captions" ADD CONSTRAINT "captions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "finds" ADD CONSTRAINT "finds_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "finds" ADD CONSTRAINT "finds_frame_id_media_id_fk" FOREIGN KEY ("frame_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_chapters_order_idx" ON "posts_chapters" USING btree ("_order");
  CREATE INDEX "posts_chapters_parent_id_idx" ON "posts_chapters" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_chapters_order_idx" ON "_posts_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_posts_v_version_chapters_parent_id_idx" ON "_posts_v_version_chapters" USING btree ("_parent_id");
  CREATE INDEX "captions_post_idx" ON "captions" USING btree ("post_id");
  CREATE INDEX "captions_updated_at_idx" ON "captions" USING btree ("updated_at");
  CREATE INDEX "captions_created_at_idx" ON "captions" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_language_idx" ON "captions" USING btree ("post_id","language");
  CREATE INDEX "finds_post_idx" ON "finds" USING btree ("post_id");
  CREATE INDEX "finds_frame_idx" ON "finds" USING btree ("frame_id");
  CREATE INDEX "finds_updated_at_idx" ON "finds" USING btree ("updated_at");
  CREATE INDEX "finds_created_at_idx" ON "finds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_captions_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."captions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_finds_fk" FOREIGN KEY ("finds_id") REFERENCES "public"."finds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_captions_id_idx" ON "payload_locked_documents_rels" USING btree ("captions_id");
  CREATE INDEX "payload_locked_documents_rels_finds_id_idx" ON "payload_locked_documents_rels" USING btree ("finds_id");

  CREATE TABLE caption_cues (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    caption_id integer NOT NULL REFERENCES captions(id) ON DELETE CASCADE,
    post_id integer NOT NULL REFERENCES posts(id) ON DELETE CASCADE,
    starts_at_ms integer NOT NULL,
    ends_at_ms integer NOT NULL,
    text text NOT NULL
  );
  CREATE INDEX caption_cues_of_captions ON caption_cues (caption_id, starts_at_ms);
  CREATE INDEX caption_cues_of_post ON caption_cues (post_id);
  CREATE TABLE film_chapters (
    post_id integer NOT NULL REFERENCES posts(id) ON DELETE CASCADE,
    starts_at_s integer NOT NULL,
    title text NOT NULL,
    -- Written in the description, which everyone reads.
    is_public boolean NOT NULL,
    PRIMARY KEY (post_id, starts_at_s)
  );
  CREATE TABLE watch_positions (
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    post_id integer NOT NULL REFERENCES posts(id) ON DELETE CASCADE,
    second integer NOT NULL,
    duration_s integer,
    finished_at timestamptz,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, post_id)
  );
  CREATE INDEX watch_positions_newest ON watch_positions (user_id, updated_at DESC);
  CREATE INDEX watch_positions_of_post ON watch_positions (post_id);

  INSERT INTO film_chapters (post_id, starts_at_s, title, is_public)
  SELECT p.id, coalesce(part[1]::int, 0) * 3600 + part[2]::int * 60 + part[3]::int, left(part[4], 200), true
  FROM posts p, regexp_matches(p.description, '^\\s*(?:(\\d{1,2}):)?(\\d{1,2}):([0-5]\\d)\\s+(\\S[^\\r\\n]*)', 'gn') AS part
  WHERE p.type = 'video'
  ON CONFLICT DO NOTHING;

  CREATE TRIGGER captions_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON captions FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
  CREATE TRIGGER film_chapters_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON film_chapters FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
  CREATE TRIGGER finds_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON finds FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE watch_positions;
  DROP TABLE film_chapters;
  DROP TABLE caption_cues;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "captions_id", DROP COLUMN "finds_id";
  ALTER TABLE "users" DROP COLUMN "keeps_positions";
  DROP TABLE "finds";
  DROP TABLE "captions";
  DROP TABLE "_posts_v_version_chapters";
  DROP TABLE "posts_chapters";`)
}
