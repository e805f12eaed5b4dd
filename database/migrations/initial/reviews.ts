/** Reviews by buyers, the ratings that follow from them, and who was asked for one. */
export const reviews = String.raw`
create type enum_reviews_status as enum ('pending', 'published', 'hidden');
create table reviews (
  id serial primary key,
  stars numeric not null,
  content varchar not null,
  status enum_reviews_status not null default 'pending',
  reply varchar,
  replied_at timestamptz(3),
  photo_id integer constraint reviews_photo_id_media_id_fk references media (id) on delete set null,
  merchandise_id integer not null constraint reviews_merchandise_id_merchandise_id_fk references merchandise (id) on delete cascade,
  line_id integer not null constraint reviews_line_id_order_lines_id_fk references order_lines (id) on delete cascade,
  author_id integer constraint reviews_author_id_users_id_fk references users (id) on delete cascade,
  handle varchar not null,
  edited_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint reviews_stars check (stars in (1, 2, 3, 4, 5))
);
create index reviews_author_idx on reviews (author_id);
create index reviews_by_stars on reviews (merchandise_id, stars, created_at, id) where status = 'published';
create index reviews_created_at_idx on reviews (created_at);
create unique index reviews_line_idx on reviews (line_id);
create index reviews_merchandise_idx on reviews (merchandise_id);
create index reviews_newest on reviews (merchandise_id, created_at desc, id desc) where status = 'published';
create index reviews_photo_idx on reviews (photo_id);
create index reviews_status_idx on reviews (status);
create index reviews_updated_at_idx on reviews (updated_at);

create table merchandise_ratings (
  merchandise_id integer primary key references merchandise (id) on delete cascade,
  stars_1 integer not null default 0,
  stars_2 integer not null default 0,
  stars_3 integer not null default 0,
  stars_4 integer not null default 0,
  stars_5 integer not null default 0,
  review_count integer not null generated always as (stars_1 + stars_2 + stars_3 + stars_4 + stars_5) stored,
  rating numeric(2, 1) not null generated always as (coalesce(round(
    (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::numeric
      / nullif(stars_1 + stars_2 + stars_3 + stars_4 + stars_5, 0), 1), 0)) stored
);

create table review_requests (
  order_id integer primary key references orders (id) on delete cascade,
  key_hash text not null unique,
  requested_at timestamptz not null
);

create table review_opt_outs (
  email_hash text primary key,
  created_at timestamptz not null
);

create function add_rating(item integer, stars numeric, change integer) returns void language sql as $$
    UPDATE merchandise_ratings SET stars_1 = stars_1 + change * (stars = 1)::int, stars_2 = stars_2 + change * (stars = 2)::int,
      stars_3 = stars_3 + change * (stars = 3)::int, stars_4 = stars_4 + change * (stars = 4)::int, stars_5 = stars_5 + change * (stars = 5)::int
    WHERE merchandise_id = item
  $$;

create function count_review() returns trigger language plpgsql as $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.status = 'published' THEN
      PERFORM add_rating(OLD.merchandise_id, OLD.stars, -1);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.status = 'published' THEN
      INSERT INTO merchandise_ratings (merchandise_id) VALUES (NEW.merchandise_id) ON CONFLICT DO NOTHING;
      PERFORM add_rating(NEW.merchandise_id, NEW.stars, 1);
    END IF;
    RETURN NULL;
  END $$;
create trigger reviews_counted after insert or delete or update of status, stars, merchandise_id on reviews
  for each row execute function count_review();

create trigger reviews_announced_changed after update on reviews
  for each row
  when (new.status = 'published' or old.status = 'published')
  execute function announce_change('merchandise', 'products');
create trigger reviews_announced_gone after delete on reviews
  for each row when (old.status = 'published') execute function announce_change('merchandise', 'products');
create trigger reviews_announced_new after insert on reviews
  for each row when (new.status = 'published') execute function announce_change('merchandise', 'products');
`
