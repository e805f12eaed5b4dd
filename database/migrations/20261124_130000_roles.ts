import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Roles for employees; everyone who is an employee becomes an owner. `is_employee` follows from the role. Open alerts about
 * disputes of memberships can't be told from those of orders, so the owners keep both.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_users_role as enum ('owner', 'editor', 'moderator', 'shop');
    create type enum_employee_changes_role as enum ('owner', 'editor', 'moderator', 'shop');
    create type enum_alerts_about as enum ('shop', 'members');
    alter table users add column role enum_users_role;
    update users set role = 'owner' where is_employee;
    alter table users drop column is_employee;
    alter table users add column is_employee boolean not null generated always as (role is not null) stored;
    create index users_role_idx on users using btree (role);
    alter table employee_changes add column role enum_employee_changes_role;
    alter table alerts add column about enum_alerts_about;
    update alerts set about = (case
      when key ~ '^(dispute|membership-refund|second-membership|ownerless-membership|paid-after-end):' then 'members'
      else 'shop' end)::enum_alerts_about;`)
}

/** Everyone with a role can do everything again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table users drop column is_employee;
    alter table users add column is_employee boolean default false not null;
    update users set is_employee = true where role is not null;
    create index users_is_employee_idx on users using btree (is_employee);
    alter table users drop column role;
    alter table employee_changes drop column role;
    alter table alerts drop column about;
    drop type enum_users_role;
    drop type enum_employee_changes_role;
    drop type enum_alerts_about;`)
}
