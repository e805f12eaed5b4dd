/** Where sign-ups, subscriptions and orders came from. */
export const attributions = String.raw`
create table attributions (
  id serial primary key,
  kind varchar not null,
  user_id integer references users (id) on delete cascade,
  subscription_id integer unique references subscriptions (id) on delete cascade,
  order_id integer unique references orders (id) on delete cascade,
  host varchar(100),
  source varchar(60),
  medium varchar(60),
  campaign varchar(60),
  landing varchar(60),
  first_seen varchar(60),
  last_seen varchar(60),
  post_id integer references posts (id) on delete set null,
  created_at timestamptz not null,
  -- The name in reports; null if the beginning of the visit is unknown.
  origin varchar generated always as (coalesce(source, host, case when landing is not null then 'direct' end)) stored,
  constraint attributions_subject check (
    case kind when 'sign_up' then user_id is not null and num_nonnulls(subscription_id, order_id) = 0
      when 'subscription' then num_nonnulls(user_id, subscription_id) = 2 and order_id is null
      when 'order' then order_id is not null and subscription_id is null
      else false end
  )
);
create index attributions_created on attributions (created_at);
create index attributions_post on attributions (post_id);
create unique index attributions_sign_up on attributions (user_id) where kind = 'sign_up';
create index attributions_user on attributions (user_id);
`
