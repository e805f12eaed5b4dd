import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Offers for memberships, which one each membership began with, and what its next charges get off. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_membership_offers_kind as enum ('percent', 'amount');
    create type enum_membership_offers_duration as enum ('first', 'months', 'forever');
    create type enum_membership_offers_plans as enum ('both', 'monthly', 'annual');
    create type enum_membership_offers_audience as enum ('everyone', 'new', 'former');
    create table membership_offers (
      id serial primary key not null,
      code varchar,
      kind enum_membership_offers_kind default 'percent' not null,
      percent numeric,
      amount_cents numeric,
      duration enum_membership_offers_duration default 'first' not null,
      months numeric,
      plans enum_membership_offers_plans default 'both' not null,
      audience enum_membership_offers_audience default 'everyone' not null,
      starts_at timestamp(3) with time zone,
      ends_at timestamp(3) with time zone,
      max_uses numeric,
      is_active boolean default true not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create unique index membership_offers_code_idx on membership_offers (code);
    create index membership_offers_updated_at_idx on membership_offers (updated_at);
    create index membership_offers_created_at_idx on membership_offers (created_at);

    alter table subscriptions
      add column offer_id integer
        constraint subscriptions_offer_id_membership_offers_id_fk references membership_offers (id) on delete set null,
      add column offer_person varchar,
      add column coupon_id varchar,
      add column discount_percent numeric,
      add column discount_cents numeric,
      add column discount_ends_at timestamp(3) with time zone;
    create index subscriptions_offer_idx on subscriptions (offer_id);
    -- Once per person; a form that was abandoned gives the use back. As domain/membershipOffers/isUse.ts.
    create unique index subscriptions_offer_person on subscriptions (offer_id, offer_person)
      where offer_id is not null
        and (status not in ('incomplete_expired', 'canceled') or (status = 'canceled' and started_at is not null));

    alter table payload_locked_documents_rels
      add column membership_offers_id integer
        constraint payload_locked_documents_rels_membership_offers_fk references membership_offers (id) on delete cascade;
    create index payload_locked_documents_rels_membership_offers_id_idx
      on payload_locked_documents_rels (membership_offers_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column membership_offers_id;
    drop index subscriptions_offer_person;
    alter table subscriptions
      drop column offer_id,
      drop column offer_person,
      drop column coupon_id,
      drop column discount_percent,
      drop column discount_cents,
      drop column discount_ends_at;
    drop table membership_offers;
    drop type enum_membership_offers_kind;
    drop type enum_membership_offers_duration;
    drop type enum_membership_offers_plans;
    drop type enum_membership_offers_audience;`)
}
