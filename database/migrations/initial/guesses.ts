/** What people guess before a stone is cut. */
export const guesses = String.raw`
create table guesses (
  id serial primary key,
  post_id integer not null references posts (id) on delete cascade,
  question varchar not null,
  closes_at timestamptz(3) not null,
  second numeric not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index guesses_created_at_idx on guesses (created_at);
create unique index guesses_post_idx on guesses (post_id);
create index guesses_updated_at_idx on guesses (updated_at);

create table guesses_options (
  _order integer not null,
  _parent_id integer not null references guesses (id) on delete cascade,
  id varchar primary key,
  text varchar not null,
  is_right boolean default false
);
create index guesses_options_order_idx on guesses_options (_order);
create index guesses_options_parent_id_idx on guesses_options (_parent_id);

create table guess_votes (
  guess_id integer not null references guesses (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- No foreign key: the panel deletes and inserts the options with the same ids.
  option_id varchar not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (guess_id, user_id)
);
create index guess_votes_user on guess_votes (user_id);

create trigger guesses_announced after insert or update or delete or truncate on guesses
  for each statement execute function announce_change('posts');
`
