import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Gift cards that people buy: the purchase, its refunds, and a balance that a bank's dispute can freeze. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TYPE "public"."enum_gift_card_sales_payment" AS ENUM('pending', 'paid', 'failed');
  CREATE TYPE "public"."enum_gift_card_sales_dispute_outcome" AS ENUM('inquiry', 'closed', 'open', 'won', 'lost', 'prevented');
  CREATE TABLE "gift_card_sales" (
    "id" serial PRIMARY KEY NOT NULL,
    "reference" varchar NOT NULL,
    "payment" "enum_gift_card_sales_payment" DEFAULT 'pending' NOT NULL,
    "amount_cents" numeric DEFAULT 0 NOT NULL,
    "refunded_cents" numeric DEFAULT 0 NOT NULL,
    "buyer_email" varchar NOT NULL,
    "user_id" integer,
    "recipient_name" varchar NOT NULL,
    "recipient_email" varchar NOT NULL,
    "sender_name" varchar NOT NULL,
    "message" varchar,
    "send_at" timestamp(3) with time zone NOT NULL,
    "gift_card_id" integer,
    "paid_at" timestamp(3) with time zone,
    "dispute_outcome" "enum_gift_card_sales_dispute_outcome",
    "disputed_at" timestamp(3) with time zone,
    -- What refunds and disputes took from the balance.
    "taken_cents" numeric DEFAULT 0 NOT NULL,
    "payment_intent_id" varchar,
    "idempotency_key" varchar DEFAULT gen_random_uuid()::text NOT NULL,
    -- The form's key, as a hash: it opens the page of the purchase.
    "key_hash" varchar NOT NULL,
    "fingerprint" varchar NOT NULL,
    "checked_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "gift_cards" ADD COLUMN "recipient_name" varchar;
  ALTER TABLE "gift_cards" ADD COLUMN "frozen_at" timestamp(3) with time zone;
  ALTER TABLE "refunds" ADD COLUMN "gift_card_sale_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_card_sales_id" integer;
  ALTER TABLE "gift_card_sales" ADD CONSTRAINT "gift_card_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_sales" ADD CONSTRAINT "gift_card_sales_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_card_sale_id_gift_card_sales_id_fk" FOREIGN KEY ("gift_card_sale_id") REFERENCES "public"."gift_card_sales"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE refunds DROP CONSTRAINT refunds_of_one;
  ALTER TABLE refunds ADD CONSTRAINT refunds_of_one CHECK (num_nonnulls(order_id, subscription_id, gift_card_sale_id) = 1);
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_card_sales_fk" FOREIGN KEY ("gift_card_sales_id") REFERENCES "public"."gift_card_sales"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "gift_card_sales_reference_idx" ON "gift_card_sales" USING btree ("reference");
  CREATE UNIQUE INDEX "gift_card_sales_key_hash_idx" ON "gift_card_sales" USING btree ("key_hash");
  CREATE UNIQUE INDEX "gift_card_sales_payment_intent_id_idx" ON "gift_card_sales" USING btree ("payment_intent_id");
  CREATE UNIQUE INDEX "gift_card_sales_gift_card_idx" ON "gift_card_sales" USING btree ("gift_card_id");
  CREATE INDEX "gift_card_sales_user_idx" ON "gift_card_sales" USING btree ("user_id");
  CREATE INDEX "gift_card_sales_paid_at_idx" ON "gift_card_sales" USING btree ("paid_at");
  CREATE INDEX "gift_card_sales_updated_at_idx" ON "gift_card_sales" USING btree ("updated_at");
  CREATE INDEX "gift_card_sales_created_at_idx" ON "gift_card_sales" USING btree ("created_at");
  CREATE INDEX "gift_card_sales_open" ON "gift_card_sales" USING btree ("checked_at") WHERE payment = 'pending';
  CREATE INDEX "gift_card_sales_disputed" ON "gift_card_sales" USING btree ("disputed_at") WHERE disputed_at IS NOT NULL;
  CREATE INDEX "refunds_gift_card_sale_idx" ON "refunds" USING btree ("gift_card_sale_id") WHERE gift_card_sale_id IS NOT NULL;
  CREATE INDEX "payload_locked_documents_rels_gift_card_sales_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_card_sales_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_card_sales_id";
  DELETE FROM refunds WHERE gift_card_sale_id IS NOT NULL;
  ALTER TABLE refunds DROP CONSTRAINT refunds_of_one;
  ALTER TABLE refunds ADD CONSTRAINT refunds_of_one CHECK ((order_id IS NULL) <> (subscription_id IS NULL));
  ALTER TABLE "refunds" DROP COLUMN "gift_card_sale_id";
  ALTER TABLE "gift_cards" DROP COLUMN "recipient_name", DROP COLUMN "frozen_at";
  DROP TABLE "gift_card_sales";
  DROP TYPE "public"."enum_gift_card_sales_payment";
  DROP TYPE "public"."enum_gift_card_sales_dispute_outcome";`)
}
