import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { STARTING_PAGES } from './startingPages.ts'

/** What the owner can change about the site: brand, landing page, menus, pages, redirects, and how posts are shared. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(SCHEMA))
  // The panel lists documents that can be drafts by their newest version.
  await db.execute(sql`
    with page as (
      insert into pages (title, slug, body, _status)
      select title, slug, body, 'published' from jsonb_to_recordset(${JSON.stringify(STARTING_PAGES)}::jsonb)
        as given (title varchar, slug varchar, body varchar)
      returning *)
    insert into _pages_v (parent_id, version_title, version_slug, version_body, version_show_in_footer,
      version_updated_at, version_created_at, version__status, latest)
    select id, title, slug, body, show_in_footer, updated_at, created_at, 'published', true from page`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(UNDO))
}

const SCHEMA = String.raw`
CREATE TYPE "enum_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_redirects_status" AS ENUM('301', '302');
CREATE TYPE "enum_brand_typeface" AS ENUM('site', 'legible', 'system', 'serif');
CREATE TYPE "enum_navigation_social_network" AS ENUM('youtube', 'instagram', 'facebook', 'tiktok', 'x', 'other');
CREATE TABLE "pages" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar,
  "slug" varchar,
  "body" varchar,
  "show_in_footer" boolean DEFAULT false,
  "seo_title" varchar,
  "seo_description" varchar,
  "seo_image_id" integer,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_pages_status" DEFAULT 'draft'
);

CREATE TABLE "_pages_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_title" varchar,
  "version_slug" varchar,
  "version_body" varchar,
  "version_show_in_footer" boolean DEFAULT false,
  "version_seo_title" varchar,
  "version_seo_description" varchar,
  "version_seo_image_id" integer,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean
);

CREATE TABLE "redirects" (
  "id" serial PRIMARY KEY NOT NULL,
  "source" varchar NOT NULL,
  "target" varchar NOT NULL,
  "status" "enum_redirects_status" DEFAULT '301' NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "brand" (
  "id" serial PRIMARY KEY NOT NULL,
  "name" varchar DEFAULT 'Stone Hunt' NOT NULL,
  "tagline" varchar DEFAULT 'Agates, geodes and the ground they come from.' NOT NULL,
  "description" varchar DEFAULT 'Agates, geodes and the ground they come from: videos, photo galleries and gear from the hunt.' NOT NULL,
  "logo_id" integer,
  "favicon_id" integer,
  "light_primary" varchar,
  "light_buy" varchar,
  "light_member" varchar,
  "dark_primary" varchar,
  "dark_buy" varchar,
  "dark_member" varchar,
  "typeface" "enum_brand_typeface" DEFAULT 'site' NOT NULL,
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);

CREATE TABLE "landing" (
  "id" serial PRIMARY KEY NOT NULL,
  "headline" varchar DEFAULT 'Welcome to the Hunt' NOT NULL,
  "description" varchar DEFAULT 'Agates in the gravel, geodes in the clay. Come along to where the good stones lie, and watch them open up under the saw.' NOT NULL,
  "premium_title" varchar DEFAULT 'Premium Content' NOT NULL,
  "premium_text" varchar DEFAULT 'Full-length hunts on video and full photo galleries, from the first dry wash to the cut and polished face.' NOT NULL,
  "community_title" varchar DEFAULT 'Community' NOT NULL,
  "community_text" varchar DEFAULT 'Comments under every post, monthly Q&A sessions, and people who know a rind when they see one.' NOT NULL,
  "gear_title" varchar DEFAULT 'Quality Gear' NOT NULL,
  "gear_text" varchar DEFAULT 'Shirts and field gear printed to order, with 48-hour fulfillment.' NOT NULL,
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);

CREATE TABLE "navigation_header" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "label" varchar NOT NULL,
  "url" varchar NOT NULL
);

CREATE TABLE "navigation_footer" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "label" varchar NOT NULL,
  "url" varchar NOT NULL
);

CREATE TABLE "navigation_social" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "network" "enum_navigation_social_network" DEFAULT 'youtube' NOT NULL,
  "label" varchar NOT NULL,
  "url" varchar NOT NULL
);

CREATE TABLE "navigation" (
  "id" serial PRIMARY KEY NOT NULL,
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);

ALTER TABLE "posts" ADD COLUMN "seo_title" varchar;
ALTER TABLE "posts" ADD COLUMN "seo_description" varchar;
ALTER TABLE "posts" ADD COLUMN "seo_image_id" integer;
ALTER TABLE "_posts_v" ADD COLUMN "version_seo_title" varchar;
ALTER TABLE "_posts_v" ADD COLUMN "version_seo_description" varchar;
ALTER TABLE "_posts_v" ADD COLUMN "version_seo_image_id" integer;
ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "brand" ADD CONSTRAINT "brand_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "brand" ADD CONSTRAINT "brand_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_social" ADD CONSTRAINT "navigation_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "navigation"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
CREATE UNIQUE INDEX "redirects_source_idx" ON "redirects" USING btree ("source");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE INDEX "brand_logo_idx" ON "brand" USING btree ("logo_id");
CREATE INDEX "brand_favicon_idx" ON "brand" USING btree ("favicon_id");
CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
CREATE INDEX "navigation_social_order_idx" ON "navigation_social" USING btree ("_order");
CREATE INDEX "navigation_social_parent_id_idx" ON "navigation_social" USING btree ("_parent_id");
ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "redirects"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");

CREATE TRIGGER brand_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON brand FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER landing_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON landing FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER navigation_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON navigation FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER navigation_header_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON navigation_header FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER navigation_footer_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON navigation_footer FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER navigation_social_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON navigation_social FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER pages_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
CREATE TRIGGER redirects_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON redirects FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site');
DROP TRIGGER media_announced ON media;
CREATE TRIGGER media_announced AFTER INSERT OR DELETE OR UPDATE OF id, filename, problem OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts', 'products', 'site');
CREATE TRIGGER posts_seo_announced AFTER UPDATE OF seo_title, seo_description, seo_image_id ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
`

const UNDO = String.raw`
DROP TRIGGER posts_seo_announced ON posts;
DROP TRIGGER media_announced ON media;
CREATE TRIGGER media_announced AFTER INSERT OR DELETE OR UPDATE OF id, filename, problem OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts', 'products');
DROP TABLE "pages" CASCADE;
DROP TABLE "_pages_v" CASCADE;
DROP TABLE "redirects" CASCADE;
DROP TABLE "brand" CASCADE;
DROP TABLE "landing" CASCADE;
DROP TABLE "navigation_header" CASCADE;
DROP TABLE "navigation_footer" CASCADE;
DROP TABLE "navigation_social" CASCADE;
DROP TABLE "navigation" CASCADE;
ALTER TABLE "posts" DROP CONSTRAINT "posts_seo_image_id_media_id_fk";

ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk";

DROP INDEX "posts_seo_seo_image_idx";
DROP INDEX "_posts_v_version_seo_version_seo_image_idx";
DROP INDEX "payload_locked_documents_rels_pages_id_idx";
DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
ALTER TABLE "posts" DROP COLUMN "seo_title";
ALTER TABLE "posts" DROP COLUMN "seo_description";
ALTER TABLE "posts" DROP COLUMN "seo_image_id";
ALTER TABLE "_posts_v" DROP COLUMN "version_seo_title";
ALTER TABLE "_posts_v" DROP COLUMN "version_seo_description";
ALTER TABLE "_posts_v" DROP COLUMN "version_seo_image_id";
ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
DROP TYPE "enum_pages_status";
DROP TYPE "enum__pages_v_version_status";
DROP TYPE "enum_redirects_status";
DROP TYPE "enum_brand_typeface";
DROP TYPE "enum_navigation_social_network";
`
