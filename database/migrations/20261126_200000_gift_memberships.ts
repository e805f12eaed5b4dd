import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Memberships that people give: sold as gift cards are, redeemed once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE "gift_memberships" (
    "id" serial PRIMARY KEY NOT NULL,
    "months" numeric NOT NULL,
    "recipient_name" varchar,
    "recipient_email" varchar NOT NULL,
    "sender_name" varchar,
    "message" varchar,
    "send_at" timestamp(3) with time zone NOT NULL,
    "sent_at" timestamp(3) with time zone,
    "code_hash" varchar,
    "last_four" varchar,
    -- The buyer has the whole price back, so the code no longer works.
    "voided_at" timestamp(3) with time zone,
    "frozen_at" timestamp(3) with time zone,
    "redeemed_at" timestamp(3) with time zone,
    "redeemed_by_id" integer,
    "begins_at" timestamp(3) with time zone,
    "ends_at" timestamp(3) with time zone,
    "reminded_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT "gift_memberships_months" CHECK (months between 1 and 60),
    CONSTRAINT "gift_memberships_redeemed" CHECK (num_nonnulls(redeemed_at, begins_at, ends_at) in (0, 3)),
    CONSTRAINT "gift_memberships_period" CHECK (ends_at > begins_at)
  );
  ALTER TABLE "gift_card_sales" ADD COLUMN "months" numeric;
  ALTER TABLE "gift_card_sales" ADD COLUMN "gift_membership_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "gift_memberships_id" integer;
  ALTER TABLE "gift_memberships" ADD CONSTRAINT "gift_memberships_redeemed_by_id_users_id_fk" FOREIGN KEY ("redeemed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_sales" ADD CONSTRAINT "gift_card_sales_gift_membership_id_gift_memberships_id_fk" FOREIGN KEY ("gift_membership_id") REFERENCES "public"."gift_memberships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gift_card_sales" ADD CONSTRAINT "gift_card_sales_one_gift" CHECK (num_nonnulls(gift_card_id, gift_membership_id) <= 1);
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_memberships_fk" FOREIGN KEY ("gift_memberships_id") REFERENCES "public"."gift_memberships"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "gift_memberships_code_hash_idx" ON "gift_memberships" USING btree ("code_hash");
  CREATE UNIQUE INDEX "gift_card_sales_gift_membership_idx" ON "gift_card_sales" USING btree ("gift_membership_id");
  CREATE INDEX "gift_memberships_redeemed_by_idx" ON "gift_memberships" USING btree ("redeemed_by_id");
  CREATE INDEX "gift_memberships_updated_at_idx" ON "gift_memberships" USING btree ("updated_at");
  CREATE INDEX "gift_memberships_created_at_idx" ON "gift_memberships" USING btree ("created_at");
  CREATE INDEX "gift_memberships_to_send" ON "gift_memberships" USING btree ("send_at") WHERE sent_at IS NULL;
  CREATE INDEX "gift_memberships_to_remind" ON "gift_memberships" USING btree ("ends_at") WHERE reminded_at IS NULL AND redeemed_at IS NOT NULL;
  CREATE INDEX "payload_locked_documents_rels_gift_memberships_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_memberships_id");`)
}

/** Purchases of memberships are deleted with their refunds. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "gift_memberships_id";
  DELETE FROM refunds WHERE gift_card_sale_id IN (SELECT id FROM gift_card_sales WHERE months IS NOT NULL);
  DELETE FROM gift_card_sales WHERE months IS NOT NULL;
  ALTER TABLE "gift_card_sales" DROP CONSTRAINT "gift_card_sales_one_gift";
  ALTER TABLE "gift_card_sales" DROP COLUMN "months", DROP COLUMN "gift_membership_id";
  DROP TABLE "gift_memberships";`)
}
