import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A refund belongs to an order or to a membership. A membership's payment is refunded automatically at most once. Answers
 * about a membership are numbered when they are asked for, because the clocks of two machines don't say which is newer.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE refunds ALTER COLUMN order_id DROP NOT NULL;
    ALTER TABLE refunds ADD COLUMN subscription_id integer;
    ALTER TABLE refunds ADD COLUMN payment_intent_id varchar;
    ALTER TABLE refunds ADD CONSTRAINT refunds_subscription_id_subscriptions_id_fk
      FOREIGN KEY (subscription_id) REFERENCES subscriptions (id) ON DELETE RESTRICT;
    ALTER TABLE refunds ADD CONSTRAINT refunds_of_one CHECK ((order_id IS NULL) <> (subscription_id IS NULL));
    CREATE INDEX refunds_subscription_idx ON refunds USING btree (subscription_id);
    CREATE UNIQUE INDEX refunds_payment_intent_id_idx ON refunds USING btree (payment_intent_id);
    CREATE SEQUENCE subscription_reads;
    ALTER TABLE subscriptions ADD COLUMN read_number bigint NOT NULL DEFAULT 0;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE subscriptions DROP COLUMN read_number;
    DROP SEQUENCE subscription_reads;
    DELETE FROM refunds WHERE order_id IS NULL;
    ALTER TABLE refunds DROP CONSTRAINT refunds_of_one;
    ALTER TABLE refunds DROP COLUMN payment_intent_id;
    ALTER TABLE refunds DROP COLUMN subscription_id;
    ALTER TABLE refunds ALTER COLUMN order_id SET NOT NULL;
  `)
}
