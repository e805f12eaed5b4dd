import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Reviews by buyers, the ratings that follow from them, and who was asked for one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_status" AS ENUM('pending', 'published', 'hidden');
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stars" numeric NOT NULL,
  	"content" varchar NOT NULL,
  	"status" "enum_reviews_status" DEFAULT 'pending' NOT NULL,
  	"reply" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"photo_id" integer,
  	"merchandise_id" integer NOT NULL,
  	"line_id" integer NOT NULL,
  	"author_id" integer,
  	"handle" varchar NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "reviews_stars" CHECK ("stars" IN (1, 2, 3, 4, 5))
  );
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_merchandise_id_merchandise_id_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_status_idx" ON "reviews" USING btree ("status");
  CREATE INDEX "reviews_photo_idx" ON "reviews" USING btree ("photo_id");
  CREATE INDEX "reviews_merchandise_idx" ON "reviews" USING btree ("merchandise_id");
  CREATE UNIQUE INDEX "reviews_line_idx" ON "reviews" USING btree ("line_id");
  CREATE INDEX "reviews_author_idx" ON "reviews" USING btree ("author_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX reviews_newest ON reviews (merchandise_id, created_at DESC, id DESC) WHERE status = 'published';
  CREATE INDEX reviews_by_stars ON reviews (merchandise_id, stars, created_at, id) WHERE status = 'published';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reviews_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");

  CREATE TABLE review_requests (
    order_id integer PRIMARY KEY REFERENCES orders(id) ON DELETE CASCADE,
    key_hash text NOT NULL UNIQUE,
    requested_at timestamptz NOT NULL
  );
  CREATE TABLE review_opt_outs (email_hash text PRIMARY KEY, created_at timestamptz NOT NULL);
  CREATE INDEX orders_to_review ON orders (shipped_at) WHERE fulfilment IN ('shipped', 'delivered');

  CREATE TABLE merchandise_ratings (
    merchandise_id integer PRIMARY KEY REFERENCES merchandise(id) ON DELETE CASCADE,
    stars_1 integer NOT NULL DEFAULT 0,
    stars_2 integer NOT NULL DEFAULT 0,
    stars_3 integer NOT NULL DEFAULT 0,
    stars_4 integer NOT NULL DEFAULT 0,
    stars_5 integer NOT NULL DEFAULT 0,
    review_count integer NOT NULL GENERATED ALWAYS AS (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) STORED,
    rating numeric(2, 1) NOT NULL GENERATED ALWAYS AS (coalesce(round(
      (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::numeric
        / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0), 1), 0)) STORED
  );
  CREATE FUNCTION add_rating(item integer, stars numeric, change integer) RETURNS void LANGUAGE sql AS $$
    UPDATE merchandise_ratings SET stars_1 = stars_1 + change * (stars = 1)::int, stars_2 = stars_2 + change * (stars = 2)::int,
      stars_3 = stars_3 + change * (stars = 3)::int, stars_4 = stars_4 + change * (stars = 4)::int, stars_5 = stars_5 + change * (stars = 5)::int
    WHERE merchandise_id = item
  $$;
  CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.status = 'published' THEN
      PERFORM add_rating(OLD.merchandise_id, OLD.stars, -1);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.status = 'published' THEN
      INSERT INTO merchandise_ratings (merchandise_id) VALUES (NEW.merchandise_id) ON CONFLICT DO NOTHING;
      PERFORM add_rating(NEW.merchandise_id, NEW.stars, 1);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE OR UPDATE OF status, stars, merchandise_id ON reviews
    FOR EACH ROW EXECUTE FUNCTION count_review();
  CREATE TRIGGER reviews_announced_new AFTER INSERT ON reviews FOR EACH ROW
    WHEN (NEW.status = 'published') EXECUTE FUNCTION announce_change('merchandise', 'products');
  CREATE TRIGGER reviews_announced_changed AFTER UPDATE ON reviews FOR EACH ROW
    WHEN (NEW.status = 'published' OR OLD.status = 'published') EXECUTE FUNCTION announce_change('merchandise', 'products');
  CREATE TRIGGER reviews_announced_gone AFTER DELETE ON reviews FOR EACH ROW
    WHEN (OLD.status = 'published') EXECUTE FUNCTION announce_change('merchandise', 'products');

  ALTER TABLE "products" DROP COLUMN "rating";
  ALTER TABLE "products" DROP COLUMN "review_count";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "rating" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "products" ADD COLUMN "review_count" numeric DEFAULT 0 NOT NULL;
  DROP INDEX orders_to_review;
  DROP TABLE review_opt_outs;
  DROP TABLE review_requests;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reviews_id";
  DROP TABLE "reviews";
  DROP FUNCTION count_review;
  DROP FUNCTION add_rating;
  DROP TABLE merchandise_ratings;
  DROP TYPE "public"."enum_reviews_status";`)
}
