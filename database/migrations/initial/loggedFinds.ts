/** What people found, for themselves. The collection shows only what its finder allows. */
export const loggedFinds = String.raw`
create table logged_finds (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  catalogue_number varchar not null,
  stone varchar not null,
  found_on date,
  place varchar not null,
  state varchar,
  cell_latitude numeric,
  cell_longitude numeric,
  notes varchar not null,
  may_show boolean not null default false,
  show_name boolean not null default false,
  chosen_at timestamptz(3),
  share_key varchar,
  shares_place boolean not null default false,
  shares_notes boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint logged_finds_chosen check (chosen_at is null or may_show)
);
create index logged_finds_chosen_at on logged_finds (chosen_at desc) where chosen_at is not null;
create index logged_finds_created_at_idx on logged_finds (created_at);
create index logged_finds_newest on logged_finds (user_id, coalesce(found_on, created_at at time zone 'UTC') desc, id desc);
create unique index logged_finds_number on logged_finds (user_id, lower(catalogue_number));
create unique index logged_finds_share_key on logged_finds (share_key) where share_key is not null;
create index logged_finds_shown on logged_finds (created_at desc) where may_show;
create index logged_finds_updated_at_idx on logged_finds (updated_at);

create table logged_find_photos (
  id serial primary key,
  find_id integer not null references logged_finds (id) on delete cascade,
  bytes bytea not null,
  small bytea not null,
  created_at timestamptz not null
);
create index logged_find_photos_find on logged_find_photos (find_id, id);

-- The finder’s name is shown below the find of the month.
create function announce_finder() returns trigger language plpgsql as $$
    begin
      if exists (select from logged_finds where chosen_at is not null and user_id in (OLD.user_id, NEW.user_id)) then
        insert into changes (xid, topic, made_at) values (pg_current_xact_id(), 'site', clock_timestamp()) on conflict do nothing;
        perform pg_notify('stone_hunt_changes', 'site ' || pg_current_xact_id());
      end if;
      return null;
    end $$;
create trigger profiles_announced after insert or delete or update of name on profiles for each row execute function announce_finder();

create trigger logged_finds_announced after update on logged_finds
  for each row
  when (old.chosen_at is not null or new.chosen_at is not null)
  execute function announce_change('site');
create trigger logged_finds_deleted after delete on logged_finds
  for each row when (old.chosen_at is not null) execute function announce_change('site');
create trigger users_closed_announced after update of closed_at on users
  for each row when (old.closed_at is distinct from new.closed_at) execute function announce_change('site');
`
