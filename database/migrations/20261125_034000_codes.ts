import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Promo codes and gift cards with their ledger, the ones in each cart, and what each order used. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_codes_kind" AS ENUM('percent', 'amount', 'shipping');
  CREATE TABLE "promo_codes" (
    "id" serial PRIMARY KEY NOT NULL,
    "code" varchar NOT NULL,
    "kind" "enum_promo_codes_kind" DEFAULT 'percent' NOT NULL,
    "percent" numeric,
    "amount_cents" numeric,
    "is_active" boolean DEFAULT true NOT NULL,
    "starts_at" timestamp(3) with time zone,
    "ends_at" timestamp(3) with time zone,
    "max_uses" numeric,
    "max_uses_per_person" numeric,
    "members_only" boolean DEFAULT false NOT NULL,
    "adds_to_member_discount" boolean DEFAULT false NOT NULL,
    "minimum_cents" numeric,
    "category" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "promo_codes_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" integer NOT NULL,
    "path" varchar NOT NULL,
    "merchandise_id" integer
  );
  ALTER TABLE "carts" ADD COLUMN "promo_code_id" integer;
  ALTER TABLE "orders" ADD COLUMN "promo_code_id" integer;
  ALTER TABLE "orders" ADD COLUMN "code" varchar;
  ALTER TABLE "orders" ADD COLUMN "code_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "orders" ADD COLUMN "code_person" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promo_codes_id" integer;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_merchandise_fk" FOREIGN KEY ("merchandise_id") REFERENCES "public"."merchandise"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "promo_codes_code_idx" ON "promo_codes" USING btree ("code");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes_rels_order_idx" ON "promo_codes_rels" USING btree ("order");
  CREATE INDEX "promo_codes_rels_parent_idx" ON "promo_codes_rels" USING btree ("parent_id");
  CREATE INDEX "promo_codes_rels_path_idx" ON "promo_codes_rels" USING btree ("path");
  CREATE INDEX "promo_codes_rels_merchandise_id_idx" ON "promo_codes_rels" USING btree ("merchandise_id");
  -- Partial, because most carts and orders have no code and are written often.
  CREATE INDEX "carts_promo_code_idx" ON "carts" USING btree ("promo_code_id") WHERE promo_code_id IS NOT NULL;
  CREATE INDEX "orders_promo_code_idx" ON "orders" USING btree ("promo_code_id") WHERE promo_code_id IS NOT NULL;
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");

  CREATE TABLE "gift_cards" (
    "id" serial PRIMARY KEY NOT NULL,
    "amount_cents" numeric NOT NULL,
    "recipient_email" varchar NOT NULL,
    "sender_name" varchar,
    "message" varchar,
    "send_at" timestamp(3) with time zone NOT NULL,
    "is_active" boolean DEFAULT true NOT NULL,
    "last_four" varchar,
    "sent_at" timestamp(3) with time zone,
    "code_hash" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE "gift_card_entries" (
    "id" serial PRIMARY KEY NOT NULL,
    "gift_card_id" integer NOT NULL,
    "cents" numeric DEFAULT 0 NOT NULL,
    "what" varchar NOT NULL,
    "order_id" integer,
    "refund_id" integer,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "carts" ADD COLUMN "gift_card_id" integer;
  ALTER TABLE "orders" ADD COLUMN "gift_card_id" integer;
  ALTER TABLE "orders" ADD COLUMN "gift_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "refunds" ADD COLUMN "gift_card_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_cards_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_card_entries_id" integer;
  -- A ledger row can't lose its card: nobody deletes gift cards.
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "carts" ADD CONSTRAINT "carts_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_cards_fk" FOREIGN KEY ("gift_cards_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_card_entries_fk" FOREIGN KEY ("gift_card_entries_id") REFERENCES "public"."gift_card_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "gift_cards_code_hash_idx" ON "gift_cards" USING btree ("code_hash");
  CREATE INDEX "gift_cards_updated_at_idx" ON "gift_cards" USING btree ("updated_at");
  CREATE INDEX "gift_cards_created_at_idx" ON "gift_cards" USING btree ("created_at");
  CREATE INDEX "gift_cards_unsent" ON "gift_cards" USING btree ("send_at") WHERE sent_at IS NULL;
  CREATE INDEX "gift_card_entries_gift_card_idx" ON "gift_card_entries" USING btree ("gift_card_id");
  CREATE INDEX "gift_card_entries_order_idx" ON "gift_card_entries" USING btree ("order_id");
  CREATE UNIQUE INDEX "gift_card_entries_refund_idx" ON "gift_card_entries" USING btree ("refund_id");
  -- Partial, because most carts, orders and refunds have none and are written often.
  CREATE INDEX "carts_gift_card_idx" ON "carts" USING btree ("gift_card_id") WHERE gift_card_id IS NOT NULL;
  CREATE INDEX "orders_gift_card_idx" ON "orders" USING btree ("gift_card_id") WHERE gift_card_id IS NOT NULL;
  CREATE INDEX "refunds_gift_card_idx" ON "refunds" USING btree ("gift_card_id") WHERE gift_card_id IS NOT NULL;
  CREATE INDEX "payload_locked_documents_rels_gift_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_cards_id");
  CREATE INDEX "payload_locked_documents_rels_gift_card_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_card_entries_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_cards_id", DROP COLUMN "gift_card_entries_id";
  ALTER TABLE "refunds" DROP COLUMN "gift_card_id";
  ALTER TABLE "orders" DROP COLUMN "gift_card_id", DROP COLUMN "gift_cents";
  ALTER TABLE "carts" DROP COLUMN "gift_card_id";
  DROP TABLE "gift_card_entries";
  DROP TABLE "gift_cards";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promo_codes_id";
  ALTER TABLE "orders" DROP COLUMN "promo_code_id", DROP COLUMN "code", DROP COLUMN "code_cents", DROP COLUMN "code_person";
  ALTER TABLE "carts" DROP COLUMN "promo_code_id";
  DROP TABLE "promo_codes_rels";
  DROP TABLE "promo_codes";
  DROP TYPE "public"."enum_promo_codes_kind";`)
}
