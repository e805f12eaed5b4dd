/** What changed, by topic. Triggers write it in the transaction of the change, and notify every process, which then drops cached answers. */
export const changes = String.raw`
create table changes (
  xid xid8 not null,
  topic text not null,
  made_at timestamptz not null,
  primary key (xid, topic)
);
create index changes_made_at on changes (made_at);

create function announce_change() returns trigger language plpgsql as $$
    BEGIN
      INSERT INTO changes (xid, topic, made_at)
      SELECT pg_current_xact_id(), topic, clock_timestamp() FROM unnest(TG_ARGV) AS topic
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM pg_notify('stone_hunt_changes', topic || ' ' || pg_current_xact_id()) FROM unnest(TG_ARGV) AS topic;
      END IF;
      RETURN NULL;
    END $$;
`
