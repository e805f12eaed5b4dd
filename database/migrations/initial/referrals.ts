/** Members’ links for friends, and what became of each friend. */
export const referrals = String.raw`
create table referral_links (
  user_id integer primary key references users (id) on delete cascade,
  code varchar(10) not null unique,
  created_at timestamptz not null
);

create table referrals (
  id serial primary key,
  referrer_id integer not null references users (id) on delete cascade,
  -- Null once the friend has deleted the account.
  friend_id integer unique references users (id) on delete cascade,
  -- A hash of the mailbox, so that a second account of the same friend does not count.
  friend_key varchar not null unique,
  state varchar not null default 'joined' check (state in ('joined', 'waiting', 'crediting', 'credited', 'void')),
  void_reason varchar,
  invoice_id varchar references membership_payments (invoice_id) on delete set null,
  due_at timestamptz,
  credit_cents integer check (credit_cents > 0),
  idempotency_key varchar not null default gen_random_uuid()::text,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint referrals_facts check (
    case state when 'joined' then num_nonnulls(due_at, credit_cents, decided_at, void_reason) = 0
      when 'waiting' then due_at is not null and num_nonnulls(credit_cents, decided_at, void_reason) = 0
      when 'void' then num_nonnulls(void_reason, decided_at) = 2 and credit_cents is null
      else num_nonnulls(due_at, credit_cents, decided_at) = 3 and void_reason is null end
  ),
  constraint referrals_other_person check (friend_id <> referrer_id)
);
create index referrals_invoice on referrals (invoice_id);
create index referrals_open on referrals (id) where state in ('waiting', 'crediting');
create index referrals_referrer on referrals (referrer_id);
`
