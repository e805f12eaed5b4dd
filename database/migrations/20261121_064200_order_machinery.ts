import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The pace all processes keep together, what looks for waiting orders, and refunds that outlive everything. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE call_pace (
      name text PRIMARY KEY,
      next_at timestamptz NOT NULL
    );
    ALTER TABLE refunds DROP CONSTRAINT refunds_order_id_orders_id_fk;
    ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT;
    ALTER TABLE refunds ADD CONSTRAINT refunds_amount CHECK (amount_cents > 0);
    CREATE INDEX refunds_open ON refunds (order_id) WHERE status IN ('requested', 'pending');
    CREATE INDEX orders_cancelling ON orders (cancel_requested_at) WHERE cancel_requested_at IS NOT NULL AND fulfilment <> 'cancelled';
    CREATE INDEX orders_disputed ON orders (checked_at) WHERE dispute_outcome = 'open';
    CREATE INDEX orders_shipped ON orders (shipped_at) WHERE fulfilment = 'shipped';
    UPDATE orders SET shipped_at = updated_at WHERE fulfilment IN ('shipped', 'partially_shipped');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX orders_shipped, orders_disputed, orders_cancelling, refunds_open;
    ALTER TABLE refunds DROP CONSTRAINT refunds_amount;
    DROP TABLE call_pace;
  `)
}
