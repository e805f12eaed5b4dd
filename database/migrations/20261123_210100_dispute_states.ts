import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A bank's inquiry, its end, and a dispute that was prevented are outcomes of their own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_disputed;
    ALTER TYPE "public"."enum_orders_dispute_outcome" RENAME TO "enum_orders_dispute_outcome_old";
    CREATE TYPE "public"."enum_orders_dispute_outcome" AS ENUM('inquiry', 'closed', 'open', 'won', 'lost', 'prevented');
    ALTER TABLE "orders" ALTER COLUMN "dispute_outcome" TYPE "public"."enum_orders_dispute_outcome"
      USING "dispute_outcome"::text::"public"."enum_orders_dispute_outcome";
    DROP TYPE "public"."enum_orders_dispute_outcome_old";
    CREATE INDEX orders_disputed ON orders (checked_at) WHERE dispute_outcome IN ('open', 'inquiry');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_disputed;
    ALTER TYPE "public"."enum_orders_dispute_outcome" RENAME TO "enum_orders_dispute_outcome_new";
    CREATE TYPE "public"."enum_orders_dispute_outcome" AS ENUM('open', 'won', 'lost');
    ALTER TABLE "orders" ALTER COLUMN "dispute_outcome" TYPE "public"."enum_orders_dispute_outcome"
      USING (CASE "dispute_outcome"::text WHEN 'inquiry' THEN 'open' WHEN 'closed' THEN 'won' WHEN 'prevented' THEN 'lost'
        ELSE "dispute_outcome"::text END)::"public"."enum_orders_dispute_outcome";
    DROP TYPE "public"."enum_orders_dispute_outcome_new";
    CREATE INDEX orders_disputed ON orders (checked_at) WHERE dispute_outcome = 'open';
  `)
}
