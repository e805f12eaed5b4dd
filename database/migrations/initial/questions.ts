/** Q&A rounds, the questions of members, and one vote each. */
export const questions = String.raw`
create type enum_question_rounds_startsat_tz as enum (
  'America/Los_Angeles', 'America/Phoenix', 'America/Denver', 'America/Chicago', 'America/New_York',
  'America/Halifax', 'America/Anchorage', 'Pacific/Honolulu', 'America/Mexico_City', 'America/Sao_Paulo',
  'UTC', 'Europe/London', 'Europe/Berlin', 'Africa/Johannesburg', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Tokyo',
  'Australia/Sydney', 'Pacific/Auckland'
);
create table question_rounds (
  id serial primary key,
  title varchar not null,
  description varchar,
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  starts_at timestamptz(3) not null,
  startsat_tz enum_question_rounds_startsat_tz not null default 'America/Chicago',
  post_id integer constraint question_rounds_post_id_posts_id_fk references posts (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index question_rounds_created_at_idx on question_rounds (created_at);
create index question_rounds_post_idx on question_rounds (post_id);
create index question_rounds_starts_at_idx on question_rounds (starts_at);
create index question_rounds_updated_at_idx on question_rounds (updated_at);

create type enum_questions_status as enum ('open', 'answered', 'hidden');
create table questions (
  id serial primary key,
  content varchar not null,
  status enum_questions_status not null default 'open',
  answer varchar,
  answered_second numeric,
  post_id integer constraint questions_post_id_posts_id_fk references posts (id) on delete set null,
  is_hidden boolean default false,
  hidden_reason varchar,
  round_id integer not null constraint questions_round_id_question_rounds_id_fk references question_rounds (id) on delete cascade,
  author_id integer not null constraint questions_author_id_users_id_fk references users (id) on delete cascade,
  vote_count numeric not null default 0,
  answered_at timestamptz(3),
  edited_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index questions_author_idx on questions (author_id);
create index questions_by_votes on questions (round_id, vote_count desc, created_at, id);
create index questions_created_at_idx on questions (created_at);
create index questions_newest on questions (round_id, created_at desc, id desc);
create index questions_post_idx on questions (post_id);
create index questions_round_idx on questions (round_id);
create index questions_status_idx on questions (status);
create index questions_updated_at_idx on questions (updated_at);

create table question_votes (
  question_id integer not null references questions (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (question_id, user_id)
);
create index question_votes_user on question_votes (user_id);

create function count_question_vote() returns trigger language plpgsql as $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      UPDATE questions SET vote_count = vote_count + 1 WHERE id = NEW.question_id;
    ELSE
      UPDATE questions SET vote_count = vote_count - 1 WHERE id = OLD.question_id;
    END IF;
    RETURN NULL;
  END $$;
create trigger question_votes_counted after insert or delete on question_votes for each row execute function count_question_vote();

create trigger question_rounds_announced after insert or update or delete or truncate on question_rounds
  for each statement execute function announce_change('questions');
create trigger questions_announced after insert or delete or update of status, round_id or truncate on questions
  for each statement execute function announce_change('questions');
`
