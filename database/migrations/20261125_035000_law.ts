import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every country there was, in the order of the setting that was delivered. */
const ALL =
  'US,CA,AT,AU,BE,BG,CH,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,JP,LI,LT,LU,LV,MT,NL,NO,NZ,PL,PT,RO,SE,SI,SK'

const EUROPE = 'AT,BE,BG,CY,CZ,DE,DK,EE,ES,FI,FR,GB,GR,HR,HU,IE,IS,IT,LI,LT,LU,LV,MT,NL,NO,PL,PT,RO,SE,SI,SK'

/** Withdrawals, the texts that people accepted, their consent to renewals, and where a shop may sell. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE legal_texts (
    hash varchar PRIMARY KEY,
    slug varchar NOT NULL,
    title varchar NOT NULL,
    body jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  -- Keeps the published terms as they are this moment. In the database, so that an order and its terms are one statement.
  CREATE FUNCTION store_terms() RETURNS varchar LANGUAGE sql AS $$
    WITH terms AS (
      SELECT encode(sha256(convert_to(title || E'\\n' || body::text, 'UTF8')), 'hex') AS hash, slug, title, body
      FROM pages WHERE slug = 'terms' AND _status = 'published' AND title IS NOT NULL AND body IS NOT NULL
    ), kept AS (
      INSERT INTO legal_texts (hash, slug, title, body) SELECT hash, slug, title, body FROM terms
      ON CONFLICT (hash) DO NOTHING
    )
    SELECT hash FROM terms
  $$;
  CREATE TABLE renewal_consents (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subscription_id integer NOT NULL REFERENCES subscriptions(id) ON DELETE CASCADE,
    -- The words that were shown.
    terms text NOT NULL,
    consented_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX renewal_consents_of_subscription ON renewal_consents (subscription_id);
  CREATE INDEX renewal_consents_consented_idx ON renewal_consents (consented_at);

  CREATE TYPE "public"."enum_withdrawals_state" AS ENUM('open', 'returned', 'waived', 'canceled');
  CREATE TABLE "withdrawals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"state" "enum_withdrawals_state" DEFAULT 'open' NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"settled_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "terms_hash" varchar;
  ALTER TABLE "orders" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "terms_hash" varchar;
  ALTER TABLE "subscriptions" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "withdrawals_id" integer;
  ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "withdrawals_order_idx" ON "withdrawals" USING btree ("order_id");
  CREATE INDEX "withdrawals_state_idx" ON "withdrawals" USING btree ("state");
  CREATE INDEX "withdrawals_settled_by_idx" ON "withdrawals" USING btree ("settled_by_id");
  CREATE INDEX "withdrawals_updated_at_idx" ON "withdrawals" USING btree ("updated_at");
  CREATE INDEX "withdrawals_created_at_idx" ON "withdrawals" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_withdrawals_fk" FOREIGN KEY ("withdrawals_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_withdrawals_id_idx" ON "payload_locked_documents_rels" USING btree ("withdrawals_id");
  ALTER TABLE orders ADD CONSTRAINT orders_terms_hash_fk FOREIGN KEY (terms_hash) REFERENCES legal_texts(hash);
  ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_terms_hash_fk FOREIGN KEY (terms_hash) REFERENCES legal_texts(hash);
  -- Annual reminders look for memberships that run.
  CREATE INDEX subscriptions_renewing_idx ON subscriptions (id) WHERE status = 'active' AND NOT cancel_at_period_end;
  UPDATE mail_wordings SET body = body || E'\\n\\n{withdrawal}' WHERE key = 'order-confirmed' AND body NOT LIKE '%{withdrawal}%';`)
  // A list nobody chose becomes the new default. From a chosen one goes what now needs the owner's details first.
  await db.execute(sql`update site_settings set value = 'US,CA' where key = 'shipping_countries' and value = ${ALL}`)
  await db.execute(sql`
    update site_settings set value = coalesce((
      select string_agg(code, ',' order by at) from unnest(string_to_array(value, ',')) with ordinality as codes (code, at)
      where code <> all (string_to_array(${EUROPE}, ','))), 'US,CA')
    where key = 'shipping_countries'`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE mail_wordings SET body = replace(body, E'\\n\\n{withdrawal}', '') WHERE key = 'order-confirmed';
  DROP INDEX subscriptions_renewing_idx;
  ALTER TABLE "subscriptions" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "subscriptions" DROP COLUMN "terms_hash";
  ALTER TABLE "orders" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "orders" DROP COLUMN "terms_hash";
  ALTER TABLE "orders" DROP COLUMN "delivered_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "withdrawals_id";
  DROP TABLE "withdrawals";
  DROP TYPE "public"."enum_withdrawals_state";
  DROP TABLE renewal_consents;
  DROP FUNCTION store_terms;
  DROP TABLE legal_texts;`)
}
