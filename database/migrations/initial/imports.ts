/** Imports of members, posts and products from other services. */
export const imports = String.raw`
create table imports (
  id serial primary key,
  kind varchar not null,
  file_name varchar not null,
  state varchar not null check (state in ('checked', 'running', 'done', 'inviting', 'undoing', 'undone')),
  complimentary_until timestamptz(3),
  created_by_id integer references users (id) on delete set null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  is_published boolean not null default false,
  product_ids varchar[] not null default '{}'
);
create index imports_created_by on imports (created_by_id);
create index imports_moving on imports (id) where state in ('running', 'inviting', 'undoing');

create table import_lines (
  import_id integer not null references imports (id) on delete cascade,
  line integer not null,
  key varchar not null,
  data jsonb not null,
  action varchar not null check (action in ('create', 'update', 'skip', 'refuse')),
  reason varchar,
  user_id integer references users (id) on delete set null,
  previous_until timestamptz(3),
  result varchar not null check (result in ('planned', 'done', 'undone', 'kept')),
  done_at timestamptz(3),
  invited_at timestamptz(3),
  post_id integer references posts (id) on delete set null,
  product_id integer references products (id) on delete set null,
  primary key (import_id, line)
);
create index import_lines_left on import_lines (import_id, result, line) where action in ('create', 'update');
create index import_lines_post on import_lines (post_id);
create index import_lines_product on import_lines (product_id);
create index import_lines_user on import_lines (user_id);

create table import_files (
  import_id integer not null references imports (id) on delete cascade,
  path varchar not null,
  bytes bytea not null,
  primary key (import_id, path)
);

create table imported_posts (
  source varchar primary key,
  post_id integer not null references posts (id) on delete cascade
);
create index imported_posts_post on imported_posts (post_id);
`
