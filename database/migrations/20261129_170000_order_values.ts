import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { EVENT_SENTENCES, PROBLEM_SENTENCES, REASON_SENTENCES, REFUND_SENTENCES, sentencesAsJson } from './orderValues/sentences.ts'

const TABLES = String.raw`
alter table order_events add column kind varchar, add column "values" jsonb not null default '{}';
alter table refunds add column reason_values jsonb not null default '{}';
create table order_problems (
  id serial primary key,
  order_id integer not null constraint order_problems_order_id_orders_id_fk references orders (id) on delete restrict,
  kind varchar not null,
  subject varchar not null default '',
  "values" jsonb not null default '{}',
  opened_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  is_open boolean not null generated always as (closed_at is null) stored
);
create index order_problems_order_idx on order_problems (order_id);
alter table payload_locked_documents_rels add column order_problems_id integer
  constraint payload_locked_documents_rels_order_problems_fk references order_problems (id) on delete cascade;
create index payload_locked_documents_rels_order_problems_id_idx on payload_locked_documents_rels (order_problems_id);
`

/** What a sentence said, or null where it isn't one of its kind after all. */
const FUNCTIONS = String.raw`
create function sentence_items(labels text) returns jsonb language sql immutable as $$
  select case when bool_and(part is not null) then jsonb_agg(jsonb_build_object(
    'quantity', part[1]::int, 'title', part[2], 'size', part[3], 'color', part[4]) order by n) end
  from regexp_split_to_table(labels, ', (?=\d+ × )') with ordinality as one (label, n),
    lateral (select regexp_match(label, '^(\d+) × (.+) \(([^(),]*), (.*)\)$') as part) read
$$;
create function sentence_value(type text, said text) returns jsonb language sql immutable as $$
  select case type
    when 'cents' then to_jsonb(round(regexp_replace(said, '[^0-9.-]', '', 'g')::numeric * 100)::bigint)
    when 'count' then to_jsonb(said::int)
    when 'items' then sentence_items(said)
    else to_jsonb(said) end
$$;
create function read_sentence(known jsonb, sentence text) returns jsonb language sql immutable as $$
  select coalesce((
    select jsonb_build_object('kind', one ->> 'kind', 'values', said.facts,
      'subject', case when one ->> 'subject' is null then '' else said.facts ->> (one ->> 'subject') end)
    from jsonb_array_elements(known) as one,
      lateral (
        select case when starts_with(sentence, one ->> 'prefix') then regexp_match(sentence, one ->> 'pattern') end as groups) matched,
      lateral (
        select coalesce(jsonb_object_agg(split_part(name, ':', 1), sentence_value(split_part(name, ':', 2), groups[n])), '{}') as facts
        from jsonb_array_elements_text(one -> 'values') with ordinality as named (name, n)) said
    where groups is not null and not jsonb_path_exists(said.facts, '$.* ? (@ == null)')
    order by (one ->> 'place')::int limit 1
  ), jsonb_build_object('kind', 'note', 'values', jsonb_build_object('text', sentence), 'subject', md5(sentence)))
$$;
`

/** A line of an order by its label, as `contracts/shop/itemLabel.ts` writes it. */
const LINE = String.raw`(
  select l.id::text from order_lines l where l.order_id = told.order_id
    and told.said #>> '{values,items,0,title}' = l.title and told.said #>> '{values,items,0,size}' = l.size
    and told.said #>> '{values,items,0,color}' = l.color order by l.position limit 1)`

const SUBJECT = String.raw`case when told.said ->> 'kind' = 'item-canceled' then coalesce(${LINE}, '') else told.said ->> 'subject' end`

/** The history has an entry for each time a problem was raised. */
const PROBLEMS = String.raw`
create temporary table told_problems as
select told.order_id, told.event_id, told.at, told.said ->> 'kind' as kind, ${SUBJECT} as subject,
  told.said -> 'values' as facts, told.sentence
from (
  select order_id, id as event_id, created_at as at, regexp_replace(what, '\s+', ' ', 'g') as sentence,
    read_sentence($1, what) as said
  from order_events where is_internal) told
where told.said ->> 'kind' <> 'note';
`

/** What was a problem once, and is none any more, was closed at the latest when its order was changed last. */
const CLOSED = String.raw`
insert into order_problems (order_id, kind, subject, "values", opened_at, closed_at)
select t.order_id, t.kind, t.subject, t.facts, t.at, greatest(o.updated_at, t.at)
from told_problems t join orders o on o.id = t.order_id
order by t.event_id;
delete from order_events e using told_problems t where t.event_id = e.id;
`

/** Open problems: the latest entry of each in the history, or a new row where the history has none. */
const OPEN = String.raw`
create temporary table open_problems as
select distinct on (order_id, kind, subject) order_id, kind, subject, facts, place, at from (
  select told.order_id, told.said ->> 'kind' as kind, ${SUBJECT} as subject, told.said -> 'values' as facts, told.place, told.at
  from (
    select o.id as order_id, line.place, o.updated_at as at, read_sentence($1, line.sentence) as said
    from orders o, lateral unnest(string_to_array(o.problem, E'\n')) with ordinality as line (sentence, place)
    where o.problem is not null and line.sentence <> '') told) read
order by order_id, kind, subject, place desc;
`

const REOPENED = String.raw`
with last as (
  select distinct on (p.order_id, p.kind, p.subject) p.id
  from order_problems p join open_problems q
    on q.order_id = p.order_id and q.kind = p.kind and q.subject = p.subject and q.facts = p."values"
  order by p.order_id, p.kind, p.subject, p.id desc
)
update order_problems p set closed_at = null from last where last.id = p.id;
insert into order_problems (order_id, kind, subject, "values", opened_at)
select q.order_id, q.kind, q.subject, q.facts, q.at from open_problems q
where not exists (select 1 from order_problems p where p.order_id = q.order_id and p.kind = q.kind and p.subject = q.subject
  and p.closed_at is null)
order by q.order_id, q.place;
create unique index order_problems_open on order_problems (order_id, kind, subject) where closed_at is null;
drop table told_problems, open_problems;
alter table orders drop column problem;
`

/** Credit notes say it in their language. */
const REFUNDS = String.raw`
update refunds r set reason = told.said ->> 'kind', reason_values = told.said -> 'values'
from (select reason as sentence, read_sentence($1, reason) as said from (select distinct reason from refunds) sentences) told
where told.sentence = r.reason;
update invoices set data = jsonb_set(data, '{items,0,reason}', read_sentence($1, data #>> '{items,0,text}') - 'subject')
where kind = 'credit_note' and data #>> '{items,0,text}' is not null;
`

const EVENTS = String.raw`
update order_events e set kind = told.said ->> 'kind', "values" = told.said -> 'values'
from (select what, read_sentence($1, what) as said from (select distinct what from order_events) sentences) told
where told.what = e.what;
alter table order_events alter column kind set not null, drop column what;
drop function read_sentence, sentence_value, sentence_items;
`

/** The history of orders is kinds with values instead of sentences, and so are their problems. What no kind fits is a note. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const steps: [string, typeof EVENT_SENTENCES][] = [
    [TABLES, []],
    [FUNCTIONS, []],
    [PROBLEMS, PROBLEM_SENTENCES],
    [CLOSED, []],
    [OPEN, PROBLEM_SENTENCES],
    [REOPENED, []],
    [REFUNDS, REFUND_SENTENCES],
    [EVENTS, EVENT_SENTENCES],
  ]
  for (const [step, sentences] of steps) {
    const known = `'${sentencesAsJson(sentences).replaceAll("'", "''")}'::jsonb`
    await db.execute(sql.raw(step.replaceAll('$1', () => known)))
  }
}

/** Notes get their sentence back; anything else is named by its kind. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      update refunds set reason = coalesce(reason_values ->> 'text', reason);
      alter table refunds drop column reason_values;
      alter table order_events add column what varchar;
      update order_events set what = coalesce("values" ->> 'text', kind);
      alter table order_events alter column what set not null, drop column kind, drop column "values";
      alter table orders add column problem varchar;
      update orders o set problem = open.lines from (
        select order_id, string_agg(coalesce("values" ->> 'text', kind), E'\\n' order by id) as lines
        from order_problems where closed_at is null group by order_id) open where open.order_id = o.id;
      alter table payload_locked_documents_rels drop column order_problems_id;
      drop table order_problems`),
  )
}
