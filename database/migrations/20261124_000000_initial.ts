import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The whole schema: Payload's tables, our own tables, and the counters, checks and notices that triggers keep. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(SCHEMA))
}

export function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The first migration can’t be undone. Restore a backup instead.')
}

const SCHEMA = String.raw`
CREATE TYPE enum__posts_v_version_category AS ENUM ('hunt', 'gear-review', 'q-and-a');
CREATE TYPE enum__posts_v_version_prepared_status AS ENUM ('published', 'pending', 'scheduled');
CREATE TYPE enum__posts_v_version_status AS ENUM ('published', 'pending', 'processing', 'scheduled');
CREATE TYPE enum__posts_v_version_type AS ENUM ('video', 'gallery');
CREATE TYPE enum_comments_status AS ENUM ('visible', 'pending', 'hidden');
CREATE TYPE enum_mailed_links_purpose AS ENUM ('reset-password', 'verify-email');
CREATE TYPE enum_media_kind AS ENUM ('image', 'video');
CREATE TYPE enum_media_state AS ENUM ('ticket', 'receiving', 'ready', 'converting', 'failed');
CREATE TYPE enum_orders_dispute_outcome AS ENUM ('inquiry', 'closed', 'open', 'won', 'lost', 'prevented');
CREATE TYPE enum_orders_fulfilment AS ENUM ('none', 'held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'delivered', 'cancelled', 'needs_attention');
CREATE TYPE enum_orders_payment AS ENUM ('pending', 'paid', 'failed', 'refunded', 'partially_refunded');
CREATE TYPE enum_orders_shipping_method AS ENUM ('standard', 'express');
CREATE TYPE enum_posts_category AS ENUM ('hunt', 'gear-review', 'q-and-a');
CREATE TYPE enum_posts_prepared_status AS ENUM ('published', 'pending', 'scheduled');
CREATE TYPE enum_posts_status AS ENUM ('published', 'pending', 'processing', 'scheduled');
CREATE TYPE enum_posts_type AS ENUM ('video', 'gallery');
CREATE TYPE enum_provider_events_provider AS ENUM ('stripe', 'spreadconnect');
CREATE TYPE enum_refunds_status AS ENUM ('requested', 'pending', 'succeeded', 'failed');
CREATE TYPE enum_subscriptions_plan AS ENUM ('monthly', 'annual');
CREATE TYPE enum_subscriptions_status AS ENUM ('pending', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled');
CREATE TYPE enum_subscriptions_suspended_for AS ENUM ('refund', 'dispute');
CREATE TYPE enum_sync_runs_outcome AS ENUM ('running', 'done', 'failed');
CREATE TYPE enum_sync_runs_trigger AS ENUM ('employee', 'schedule', 'provider', 'seed');

CREATE FUNCTION announce_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      INSERT INTO changes (xid, topic, made_at)
      SELECT pg_current_xact_id(), topic, clock_timestamp() FROM unnest(TG_ARGV) AS topic
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM pg_notify('stone_hunt_changes', topic || ' ' || pg_current_xact_id()) FROM unnest(TG_ARGV) AS topic;
      END IF;
      RETURN NULL;
    END $$;

CREATE FUNCTION count_comments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 'visible' AND (TG_OP = 'DELETE' OR NEW.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count - 1 WHERE id = OLD.post_id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 'visible' AND (TG_OP = 'INSERT' OR OLD.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count + 1 WHERE id = NEW.post_id;
      END IF;
      RETURN NULL;
    END $$;

CREATE FUNCTION count_likes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE comments SET like_count = like_count + 1 WHERE id = NEW.comment_id;
      ELSE
        UPDATE comments SET like_count = like_count - 1 WHERE id = OLD.comment_id;
      END IF;
      RETURN NULL;
    END $$;

CREATE FUNCTION count_views() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (SELECT post_id, count(*) AS views FROM counted GROUP BY post_id) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;

CREATE FUNCTION count_views_again() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (
        SELECT post_id, count(*) AS views FROM counted JOIN known USING (post_id, viewer)
        WHERE counted.seen_at > known.seen_at GROUP BY post_id
      ) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;

CREATE FUNCTION keep_comment_counters() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      NEW.like_count := OLD.like_count;
      RETURN NEW;
    END $$;

CREATE FUNCTION keep_post_counters() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      NEW.view_count := OLD.view_count;
      NEW.comment_count := OLD.comment_count;
      RETURN NEW;
    END $$;

CREATE FUNCTION keep_trail() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF current_setting('stone_hunt.trail', true) = 'open' THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END IF;
      RAISE EXCEPTION 'What employees did is not rewritten';
    END $$;

CREATE TABLE _posts_v (
    id serial NOT NULL,
    parent_id integer,
    version_title character varying NOT NULL,
    version_description character varying,
    version_type enum__posts_v_version_type DEFAULT 'video'::enum__posts_v_version_type NOT NULL,
    version_cover_id integer,
    version_video_id integer,
    version_is_subscriber_only boolean DEFAULT true NOT NULL,
    version_status enum__posts_v_version_status DEFAULT 'published'::enum__posts_v_version_status NOT NULL,
    version_category enum__posts_v_version_category DEFAULT 'hunt'::enum__posts_v_version_category NOT NULL,
    version_publish_at timestamp(3) with time zone,
    version_public_at timestamp(3) with time zone,
    version_author_id integer,
    version_video_duration numeric,
    version_view_count numeric DEFAULT 0 NOT NULL,
    version_comment_count numeric DEFAULT 0 NOT NULL,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version_deleted_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    version_prepared_status enum__posts_v_version_prepared_status
);

CREATE TABLE _posts_v_version_images (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id serial NOT NULL,
    media_id integer,
    _uuid character varying
);

CREATE TABLE alerts (
    id serial NOT NULL,
    message character varying NOT NULL,
    is_resolved boolean DEFAULT false NOT NULL,
    note character varying,
    key character varying NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE call_pace (
    name text NOT NULL,
    next_at timestamp with time zone NOT NULL
);

CREATE TABLE card_account (
    is_only_row boolean DEFAULT true NOT NULL,
    is_live boolean NOT NULL,
    account_id text,
    CONSTRAINT card_account_is_only_row_check CHECK (is_only_row)
);

CREATE TABLE cart_items (
    id serial NOT NULL,
    cart_id integer NOT NULL,
    variant_id integer NOT NULL,
    quantity numeric NOT NULL,
    price_seen_cents numeric NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE carts (
    id serial NOT NULL,
    key_hash character varying,
    user_id integer,
    version numeric DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT carts_one_owner CHECK (((user_id IS NULL) OR (key_hash IS NULL)))
)
WITH (fillfactor='70');

CREATE TABLE changes (
    xid xid8 NOT NULL,
    topic text NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE comment_likes (
    id serial NOT NULL,
    comment_id integer NOT NULL,
    user_id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE comment_reports (
    id serial NOT NULL,
    comment_id integer NOT NULL,
    user_id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE comments (
    id serial NOT NULL,
    content character varying NOT NULL,
    status enum_comments_status DEFAULT 'visible'::enum_comments_status NOT NULL,
    post_id integer NOT NULL,
    author_id integer NOT NULL,
    like_count numeric DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE contact_messages (
    id serial NOT NULL,
    message character varying NOT NULL,
    email character varying NOT NULL,
    name character varying,
    is_answered boolean DEFAULT false NOT NULL,
    is_member boolean DEFAULT false NOT NULL,
    user_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE employee_changes (
    id serial NOT NULL,
    employee_id integer,
    what character varying NOT NULL,
    subject character varying,
    details jsonb,
    kind character varying NOT NULL,
    subject_id character varying,
    about_id integer,
    request_id character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE job_workers (
    worker_id text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE known_devices (
    user_id integer NOT NULL,
    device_hash text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE mail_outbox (
    id serial NOT NULL,
    key character varying NOT NULL,
    kind character varying NOT NULL,
    "to" character varying NOT NULL,
    data jsonb NOT NULL,
    sent_at timestamp(3) with time zone,
    problem character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE mailed_links (
    id serial NOT NULL,
    user_id integer NOT NULL,
    purpose enum_mailed_links_purpose NOT NULL,
    token_hash character varying NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE media (
    id serial NOT NULL,
    alt character varying,
    kind enum_media_kind,
    state enum_media_state DEFAULT 'ready'::enum_media_state NOT NULL,
    owner_id integer,
    ticket character varying,
    ticket_expires_at timestamp(3) with time zone,
    max_bytes numeric,
    duration_seconds numeric,
    used_at timestamp(3) with time zone,
    widths jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    problem character varying
);

CREATE TABLE merchandise (
    id serial NOT NULL,
    title character varying NOT NULL,
    category character varying DEFAULT 'General'::character varying NOT NULL,
    hidden boolean DEFAULT false NOT NULL,
    provider_title character varying,
    description character varying,
    article_id character varying NOT NULL,
    vanished_at timestamp(3) with time zone,
    fingerprint character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE merchandise_images (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    image_url character varying NOT NULL,
    appearance_id character varying,
    appearance_name character varying,
    is_primary boolean DEFAULT false
);

CREATE TABLE order_events (
    id serial NOT NULL,
    order_id integer NOT NULL,
    what character varying NOT NULL,
    is_internal boolean DEFAULT false NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE order_lines (
    id serial NOT NULL,
    order_id integer NOT NULL,
    "position" numeric NOT NULL,
    variant_id integer,
    sku character varying NOT NULL,
    title character varying NOT NULL,
    size character varying NOT NULL,
    color character varying NOT NULL,
    image_url character varying,
    quantity numeric NOT NULL,
    unit_price_cents numeric DEFAULT 0 NOT NULL,
    line_total_cents numeric DEFAULT 0 NOT NULL,
    unit_cost_cents numeric DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE orders (
    id serial NOT NULL,
    reference character varying NOT NULL,
    payment enum_orders_payment DEFAULT 'pending'::enum_orders_payment NOT NULL,
    fulfilment enum_orders_fulfilment DEFAULT 'none'::enum_orders_fulfilment NOT NULL,
    problem character varying,
    user_id integer,
    email character varying NOT NULL,
    phone character varying NOT NULL,
    shipping_address jsonb NOT NULL,
    billing_address jsonb NOT NULL,
    shipping_method enum_orders_shipping_method NOT NULL,
    currency character varying DEFAULT 'usd'::character varying NOT NULL,
    subtotal_cents numeric DEFAULT 0 NOT NULL,
    discount_cents numeric DEFAULT 0 NOT NULL,
    shipping_cents numeric DEFAULT 0 NOT NULL,
    tax_cents numeric DEFAULT 0 NOT NULL,
    total_cents numeric DEFAULT 0 NOT NULL,
    refunded_cents numeric DEFAULT 0 NOT NULL,
    tracking jsonb,
    cart_id integer,
    cart_version numeric,
    fingerprint character varying,
    access_key_hash character varying,
    payment_intent_id character varying,
    paid_at timestamp(3) with time zone,
    provider_order_id character varying,
    submit_tries numeric DEFAULT 0 NOT NULL,
    submit_started_at timestamp(3) with time zone,
    confirm_after timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    is_demo boolean DEFAULT false NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    provider_cost_cents numeric,
    superseded_by_id integer,
    disputed_at timestamp(3) with time zone,
    dispute_outcome enum_orders_dispute_outcome,
    cancel_requested_at timestamp(3) with time zone,
    shipped_at timestamp(3) with time zone,
    checked_at timestamp(3) with time zone,
    tax_calculation_id character varying,
    idempotency_key text DEFAULT (gen_random_uuid())::text NOT NULL,
    restored_at timestamp with time zone,
    print_answer jsonb
);
ALTER TABLE ONLY orders ALTER COLUMN shipping_address SET STATISTICS 0;
ALTER TABLE ONLY orders ALTER COLUMN billing_address SET STATISTICS 0;

CREATE TABLE outside_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE payload_kv (
    id serial NOT NULL,
    key character varying NOT NULL,
    data jsonb NOT NULL
);

CREATE TABLE payload_locked_documents (
    id serial NOT NULL,
    global_slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE payload_locked_documents_rels (
    id serial NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    posts_id integer,
    comments_id integer,
    comment_likes_id integer,
    comment_reports_id integer,
    media_id integer,
    products_id integer,
    merchandise_id integer,
    variants_id integer,
    carts_id integer,
    cart_items_id integer,
    orders_id integer,
    order_lines_id integer,
    order_events_id integer,
    users_id integer,
    subscriptions_id integer,
    mailed_links_id integer,
    site_settings_id integer,
    provider_events_id integer,
    mail_outbox_id integer,
    contact_messages_id integer,
    refunds_id integer,
    sync_runs_id integer,
    employee_changes_id integer,
    alerts_id integer
);

CREATE TABLE payload_migrations (
    id serial NOT NULL,
    name character varying,
    batch numeric,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE payload_preferences (
    id serial NOT NULL,
    key character varying,
    value jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE payload_preferences_rels (
    id serial NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    users_id integer
);

CREATE TABLE post_views (
    post_id integer NOT NULL,
    viewer text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE posts (
    id serial NOT NULL,
    title character varying NOT NULL,
    description character varying,
    type enum_posts_type DEFAULT 'video'::enum_posts_type NOT NULL,
    cover_id integer,
    video_id integer,
    is_subscriber_only boolean DEFAULT true NOT NULL,
    status enum_posts_status DEFAULT 'published'::enum_posts_status NOT NULL,
    category enum_posts_category DEFAULT 'hunt'::enum_posts_category NOT NULL,
    publish_at timestamp(3) with time zone,
    public_at timestamp(3) with time zone,
    author_id integer,
    video_duration numeric,
    view_count numeric DEFAULT 0 NOT NULL,
    comment_count numeric DEFAULT 0 NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    prepared_status enum_posts_prepared_status
);

CREATE TABLE posts_images (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    media_id integer
);

CREATE TABLE products (
    id serial NOT NULL,
    name character varying NOT NULL,
    description character varying,
    image_id integer,
    category character varying DEFAULT 'General'::character varying NOT NULL,
    price_cents numeric DEFAULT 0 NOT NULL,
    rating numeric DEFAULT 0 NOT NULL,
    review_count numeric DEFAULT 0 NOT NULL,
    in_stock boolean DEFAULT true NOT NULL,
    merchandise_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE provider_events (
    id serial NOT NULL,
    provider enum_provider_events_provider NOT NULL,
    event_id character varying NOT NULL,
    type character varying NOT NULL,
    object_id character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    happened_at timestamp with time zone
);
CREATE UNLOGGED TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE reconcile_marks (
    name text NOT NULL,
    succeeded_at timestamp with time zone NOT NULL
);

CREATE TABLE recovery_codes (
    user_id integer NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE refunds (
    id serial NOT NULL,
    order_id integer,
    amount_cents numeric DEFAULT 0 NOT NULL,
    reason character varying NOT NULL,
    status enum_refunds_status DEFAULT 'requested'::enum_refunds_status NOT NULL,
    provider_refund_id character varying,
    requested_by_id integer,
    problem character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    idempotency_key text DEFAULT (gen_random_uuid())::text NOT NULL,
    subscription_id integer,
    payment_intent_id character varying,
    client_key text,
    CONSTRAINT refunds_amount CHECK ((amount_cents > (0)::numeric)),
    CONSTRAINT refunds_of_one CHECK (((order_id IS NULL) <> (subscription_id IS NULL)))
);

CREATE TABLE second_factors (
    user_id integer NOT NULL,
    secret text NOT NULL,
    begun_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    session_id text,
    mailbox_proved boolean DEFAULT false NOT NULL
);

CREATE TABLE session_places (
    session_id text NOT NULL,
    user_id integer NOT NULL,
    device text NOT NULL,
    network text NOT NULL,
    proved_at timestamp with time zone
);

CREATE TABLE sign_in_tries (
    key text NOT NULL,
    failures integer NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL
);

CREATE TABLE site_settings (
    id serial NOT NULL,
    key character varying NOT NULL,
    value character varying,
    is_public boolean DEFAULT false NOT NULL,
    note character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE subscription_reads
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE subscriptions (
    id serial NOT NULL,
    user_id integer NOT NULL,
    plan enum_subscriptions_plan NOT NULL,
    status enum_subscriptions_status NOT NULL,
    is_trial boolean DEFAULT false NOT NULL,
    setup_intent_id character varying,
    subscription_id character varying,
    current_period_end timestamp(3) with time zone,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    trial_end timestamp(3) with time zone,
    past_due_since timestamp(3) with time zone,
    ended_at timestamp(3) with time zone,
    card_fingerprint character varying,
    fetched_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_at timestamp(3) with time zone,
    first_paid_at timestamp(3) with time zone,
    suspended_at timestamp(3) with time zone,
    suspended_for enum_subscriptions_suspended_for,
    trial_refused_at timestamp with time zone,
    idempotency_key text DEFAULT (gen_random_uuid())::text NOT NULL,
    read_number bigint DEFAULT 0 NOT NULL
);

CREATE TABLE sync_runs (
    id serial NOT NULL,
    trigger enum_sync_runs_trigger NOT NULL,
    outcome enum_sync_runs_outcome NOT NULL,
    step character varying,
    finished_at timestamp(3) with time zone,
    count numeric,
    created numeric,
    updated numeric,
    hidden numeric,
    skipped jsonb,
    problem character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE trial_claims (
    key text NOT NULL,
    subscription_id integer NOT NULL
);

CREATE TABLE users (
    id serial NOT NULL,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    is_employee boolean DEFAULT false NOT NULL,
    complimentary_until timestamp(3) with time zone,
    comments_muted boolean DEFAULT false NOT NULL,
    comments_trusted boolean DEFAULT false NOT NULL,
    handle character varying NOT NULL,
    card_customer_id character varying,
    trial_used_at timestamp(3) with time zone,
    normalised_email character varying,
    email_verified_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email character varying NOT NULL,
    reset_password_token character varying,
    reset_password_expiration timestamp(3) with time zone,
    salt character varying,
    hash character varying,
    closed_at timestamp(3) with time zone,
    customer_idempotency_key text DEFAULT (gen_random_uuid())::text NOT NULL
);

CREATE TABLE users_sessions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE variants (
    id serial NOT NULL,
    merchandise_id integer NOT NULL,
    "position" numeric DEFAULT 0 NOT NULL,
    provider_variant_id character varying NOT NULL,
    sku character varying NOT NULL,
    size_name character varying NOT NULL,
    appearance_id character varying NOT NULL,
    appearance_name character varying NOT NULL,
    appearance_color_value character varying,
    image_url character varying,
    retail_price_cents numeric DEFAULT 0 NOT NULL,
    cost_cents numeric DEFAULT 0 NOT NULL,
    stock numeric,
    sellable boolean DEFAULT true NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    below_cost boolean DEFAULT false NOT NULL,
    sell_below_cost boolean DEFAULT false NOT NULL
);
ALTER TABLE _posts_v ADD CONSTRAINT _posts_v_pkey PRIMARY KEY (id);
ALTER TABLE _posts_v_version_images ADD CONSTRAINT _posts_v_version_images_pkey PRIMARY KEY (id);
ALTER TABLE alerts ADD CONSTRAINT alerts_pkey PRIMARY KEY (id);
ALTER TABLE call_pace ADD CONSTRAINT call_pace_pkey PRIMARY KEY (name);
ALTER TABLE card_account ADD CONSTRAINT card_account_pkey PRIMARY KEY (is_only_row);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
ALTER TABLE carts ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
ALTER TABLE changes ADD CONSTRAINT changes_pkey PRIMARY KEY (xid, topic);
ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_pkey PRIMARY KEY (id);
ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_pkey PRIMARY KEY (id);
ALTER TABLE comments ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE employee_changes ADD CONSTRAINT employee_changes_pkey PRIMARY KEY (id);
ALTER TABLE job_workers ADD CONSTRAINT job_workers_pkey PRIMARY KEY (worker_id);
ALTER TABLE known_devices ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash);
ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE mailed_links ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (id);
ALTER TABLE media ADD CONSTRAINT media_pkey PRIMARY KEY (id);
ALTER TABLE merchandise_images ADD CONSTRAINT merchandise_images_pkey PRIMARY KEY (id);
ALTER TABLE merchandise ADD CONSTRAINT merchandise_pkey PRIMARY KEY (id);
ALTER TABLE order_events ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE order_lines ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE outside_identities ADD CONSTRAINT outside_identities_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE payload_kv ADD CONSTRAINT payload_kv_pkey PRIMARY KEY (id);
ALTER TABLE payload_locked_documents ADD CONSTRAINT payload_locked_documents_pkey PRIMARY KEY (id);
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_pkey PRIMARY KEY (id);
ALTER TABLE payload_migrations ADD CONSTRAINT payload_migrations_pkey PRIMARY KEY (id);
ALTER TABLE payload_preferences ADD CONSTRAINT payload_preferences_pkey PRIMARY KEY (id);
ALTER TABLE payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_pkey PRIMARY KEY (id);
ALTER TABLE post_views ADD CONSTRAINT post_views_pkey PRIMARY KEY (post_id, viewer);
ALTER TABLE posts_images ADD CONSTRAINT posts_images_pkey PRIMARY KEY (id);
ALTER TABLE posts ADD CONSTRAINT posts_pkey PRIMARY KEY (id);
ALTER TABLE products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE provider_events ADD CONSTRAINT provider_events_pkey PRIMARY KEY (id);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE reconcile_marks ADD CONSTRAINT reconcile_marks_pkey PRIMARY KEY (name);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);
ALTER TABLE refunds ADD CONSTRAINT refunds_client_key_key UNIQUE (client_key);
ALTER TABLE refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE second_factors ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE session_places ADD CONSTRAINT session_places_pkey PRIMARY KEY (session_id);
ALTER TABLE sign_in_tries ADD CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key);
ALTER TABLE site_settings ADD CONSTRAINT site_settings_pkey PRIMARY KEY (id);
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE sync_runs ADD CONSTRAINT sync_runs_pkey PRIMARY KEY (id);
ALTER TABLE trial_claims ADD CONSTRAINT trial_claims_pkey PRIMARY KEY (key);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE users_sessions ADD CONSTRAINT users_sessions_pkey PRIMARY KEY (id);
ALTER TABLE variants ADD CONSTRAINT variants_pkey PRIMARY KEY (id);
CREATE INDEX _posts_v_created_at_idx ON _posts_v USING btree (created_at);
CREATE INDEX _posts_v_parent_idx ON _posts_v USING btree (parent_id);
CREATE INDEX _posts_v_updated_at_idx ON _posts_v USING btree (updated_at);
CREATE INDEX _posts_v_version_images_media_idx ON _posts_v_version_images USING btree (media_id);
CREATE INDEX _posts_v_version_images_order_idx ON _posts_v_version_images USING btree (_order);
CREATE INDEX _posts_v_version_images_parent_id_idx ON _posts_v_version_images USING btree (_parent_id);
CREATE INDEX _posts_v_version_version_author_idx ON _posts_v USING btree (version_author_id);
CREATE INDEX _posts_v_version_version_cover_idx ON _posts_v USING btree (version_cover_id);
CREATE INDEX _posts_v_version_version_created_at_idx ON _posts_v USING btree (version_created_at);
CREATE INDEX _posts_v_version_version_deleted_at_idx ON _posts_v USING btree (version_deleted_at);
CREATE INDEX _posts_v_version_version_publish_at_idx ON _posts_v USING btree (version_publish_at);
CREATE INDEX _posts_v_version_version_updated_at_idx ON _posts_v USING btree (version_updated_at);
CREATE INDEX _posts_v_version_version_video_idx ON _posts_v USING btree (version_video_id);
CREATE INDEX _posts_v_version_version_view_count_idx ON _posts_v USING btree (version_view_count);
CREATE INDEX alerts_created_at_idx ON alerts USING btree (created_at);
CREATE INDEX alerts_is_resolved_idx ON alerts USING btree (is_resolved);
CREATE UNIQUE INDEX alerts_key_idx ON alerts USING btree (key);
CREATE INDEX alerts_updated_at_idx ON alerts USING btree (updated_at);
CREATE INDEX cart_items_cart_idx ON cart_items USING btree (cart_id);
CREATE INDEX cart_items_updated_at_idx ON cart_items USING btree (updated_at);
CREATE INDEX cart_items_variant_idx ON cart_items USING btree (variant_id);
CREATE UNIQUE INDEX cart_variant_idx ON cart_items USING btree (cart_id, variant_id);
CREATE UNIQUE INDEX carts_key_hash_idx ON carts USING btree (key_hash);
CREATE UNIQUE INDEX carts_user_idx ON carts USING btree (user_id);
CREATE INDEX changes_made_at ON changes USING btree (made_at);
CREATE INDEX comment_likes_comment_idx ON comment_likes USING btree (comment_id);
CREATE INDEX comment_likes_created_at_idx ON comment_likes USING btree (created_at);
CREATE INDEX comment_likes_updated_at_idx ON comment_likes USING btree (updated_at);
CREATE INDEX comment_likes_user_idx ON comment_likes USING btree (user_id);
CREATE INDEX comment_reports_comment_idx ON comment_reports USING btree (comment_id);
CREATE INDEX comment_reports_created_at_idx ON comment_reports USING btree (created_at);
CREATE INDEX comment_reports_updated_at_idx ON comment_reports USING btree (updated_at);
CREATE INDEX comment_reports_user_idx ON comment_reports USING btree (user_id);
CREATE UNIQUE INDEX comment_user_1_idx ON comment_likes USING btree (comment_id, user_id);
CREATE UNIQUE INDEX comment_user_idx ON comment_reports USING btree (comment_id, user_id);
CREATE INDEX comments_author_idx ON comments USING btree (author_id);
CREATE INDEX comments_created_at_idx ON comments USING btree (created_at);
CREATE INDEX comments_post_idx ON comments USING btree (post_id);
CREATE INDEX comments_status_idx ON comments USING btree (status);
CREATE INDEX comments_updated_at_idx ON comments USING btree (updated_at);
CREATE INDEX comments_waiting ON comments USING btree (created_at) WHERE (status = 'pending'::enum_comments_status);
CREATE INDEX contact_messages_created_at_idx ON contact_messages USING btree (created_at);
CREATE INDEX contact_messages_is_answered_idx ON contact_messages USING btree (is_answered);
CREATE INDEX contact_messages_updated_at_idx ON contact_messages USING btree (updated_at);
CREATE INDEX contact_messages_user_idx ON contact_messages USING btree (user_id);
CREATE INDEX employee_changes_about_idx ON employee_changes USING btree (about_id);
CREATE INDEX employee_changes_created_at_idx ON employee_changes USING btree (created_at);
CREATE INDEX employee_changes_employee_idx ON employee_changes USING btree (employee_id);
CREATE INDEX employee_changes_updated_at_idx ON employee_changes USING btree (updated_at);
CREATE INDEX "fulfilment_createdAt_idx" ON orders USING btree (fulfilment, created_at);
CREATE INDEX "kind_subjectId_createdAt_idx" ON employee_changes USING btree (kind, subject_id, created_at);
CREATE INDEX mail_outbox_created_at_idx ON mail_outbox USING btree (created_at);
CREATE UNIQUE INDEX mail_outbox_key_idx ON mail_outbox USING btree (key);
CREATE INDEX mail_outbox_updated_at_idx ON mail_outbox USING btree (updated_at);
CREATE INDEX mailed_links_created_at_idx ON mailed_links USING btree (created_at);
CREATE UNIQUE INDEX mailed_links_token_hash_idx ON mailed_links USING btree (token_hash);
CREATE INDEX mailed_links_updated_at_idx ON mailed_links USING btree (updated_at);
CREATE INDEX mailed_links_user_idx ON mailed_links USING btree (user_id);
CREATE INDEX media_created_at_idx ON media USING btree (created_at);
CREATE UNIQUE INDEX media_filename_idx ON media USING btree (filename);
CREATE INDEX media_owner_idx ON media USING btree (owner_id);
CREATE INDEX media_state_idx ON media USING btree (state);
CREATE UNIQUE INDEX media_ticket_idx ON media USING btree (ticket);
CREATE INDEX media_updated_at_idx ON media USING btree (updated_at);
CREATE INDEX media_used_at_idx ON media USING btree (used_at);
CREATE UNIQUE INDEX merchandise_article_id_idx ON merchandise USING btree (article_id);
CREATE INDEX merchandise_category_idx ON merchandise USING btree (category);
CREATE INDEX merchandise_created_at_idx ON merchandise USING btree (created_at);
CREATE INDEX merchandise_images_order_idx ON merchandise_images USING btree (_order);
CREATE INDEX merchandise_images_parent_id_idx ON merchandise_images USING btree (_parent_id);
CREATE INDEX merchandise_position_idx ON variants USING btree (merchandise_id, "position");
CREATE INDEX merchandise_updated_at_idx ON merchandise USING btree (updated_at);
CREATE INDEX order_events_order_idx ON order_events USING btree (order_id);
CREATE INDEX order_lines_order_idx ON order_lines USING btree (order_id);
CREATE INDEX order_lines_variant_idx ON order_lines USING btree (variant_id);
CREATE INDEX orders_cancelling ON orders USING btree (cancel_requested_at) WHERE ((cancel_requested_at IS NOT NULL) AND (fulfilment <> 'cancelled'::enum_orders_fulfilment));
CREATE INDEX orders_cart_idx ON orders USING btree (cart_id);
CREATE INDEX orders_created_at_idx ON orders USING btree (created_at);
CREATE INDEX orders_disputed ON orders USING btree (checked_at) WHERE (dispute_outcome = ANY (ARRAY['open'::enum_orders_dispute_outcome, 'inquiry'::enum_orders_dispute_outcome]));
CREATE INDEX orders_disputed_at_idx ON orders USING btree (disputed_at);
CREATE UNIQUE INDEX orders_one_open ON orders USING btree (cart_id, fingerprint) WHERE (payment = 'pending'::enum_orders_payment);
CREATE INDEX orders_open ON orders USING btree (created_at) WHERE (payment = 'pending'::enum_orders_payment);
CREATE UNIQUE INDEX orders_payment_intent_id_idx ON orders USING btree (payment_intent_id);
CREATE UNIQUE INDEX orders_provider_order_id_idx ON orders USING btree (provider_order_id);
CREATE UNIQUE INDEX orders_reference_idx ON orders USING btree (reference);
CREATE INDEX orders_shipped ON orders USING btree (shipped_at) WHERE (fulfilment = 'shipped'::enum_orders_fulfilment);
CREATE INDEX orders_superseded_by_idx ON orders USING btree (superseded_by_id);
CREATE INDEX orders_user_idx ON orders USING btree (user_id);
CREATE INDEX outside_identities_user ON outside_identities USING btree (user_id);
CREATE UNIQUE INDEX payload_kv_key_idx ON payload_kv USING btree (key);
CREATE INDEX payload_locked_documents_created_at_idx ON payload_locked_documents USING btree (created_at);
CREATE INDEX payload_locked_documents_global_slug_idx ON payload_locked_documents USING btree (global_slug);
CREATE INDEX payload_locked_documents_rels_alerts_id_idx ON payload_locked_documents_rels USING btree (alerts_id);
CREATE INDEX payload_locked_documents_rels_cart_items_id_idx ON payload_locked_documents_rels USING btree (cart_items_id);
CREATE INDEX payload_locked_documents_rels_carts_id_idx ON payload_locked_documents_rels USING btree (carts_id);
CREATE INDEX payload_locked_documents_rels_comment_likes_id_idx ON payload_locked_documents_rels USING btree (comment_likes_id);
CREATE INDEX payload_locked_documents_rels_comment_reports_id_idx ON payload_locked_documents_rels USING btree (comment_reports_id);
CREATE INDEX payload_locked_documents_rels_comments_id_idx ON payload_locked_documents_rels USING btree (comments_id);
CREATE INDEX payload_locked_documents_rels_contact_messages_id_idx ON payload_locked_documents_rels USING btree (contact_messages_id);
CREATE INDEX payload_locked_documents_rels_employee_changes_id_idx ON payload_locked_documents_rels USING btree (employee_changes_id);
CREATE INDEX payload_locked_documents_rels_mail_outbox_id_idx ON payload_locked_documents_rels USING btree (mail_outbox_id);
CREATE INDEX payload_locked_documents_rels_mailed_links_id_idx ON payload_locked_documents_rels USING btree (mailed_links_id);
CREATE INDEX payload_locked_documents_rels_media_id_idx ON payload_locked_documents_rels USING btree (media_id);
CREATE INDEX payload_locked_documents_rels_merchandise_id_idx ON payload_locked_documents_rels USING btree (merchandise_id);
CREATE INDEX payload_locked_documents_rels_order_events_id_idx ON payload_locked_documents_rels USING btree (order_events_id);
CREATE INDEX payload_locked_documents_rels_order_idx ON payload_locked_documents_rels USING btree ("order");
CREATE INDEX payload_locked_documents_rels_order_lines_id_idx ON payload_locked_documents_rels USING btree (order_lines_id);
CREATE INDEX payload_locked_documents_rels_orders_id_idx ON payload_locked_documents_rels USING btree (orders_id);
CREATE INDEX payload_locked_documents_rels_parent_idx ON payload_locked_documents_rels USING btree (parent_id);
CREATE INDEX payload_locked_documents_rels_path_idx ON payload_locked_documents_rels USING btree (path);
CREATE INDEX payload_locked_documents_rels_posts_id_idx ON payload_locked_documents_rels USING btree (posts_id);
CREATE INDEX payload_locked_documents_rels_products_id_idx ON payload_locked_documents_rels USING btree (products_id);
CREATE INDEX payload_locked_documents_rels_provider_events_id_idx ON payload_locked_documents_rels USING btree (provider_events_id);
CREATE INDEX payload_locked_documents_rels_refunds_id_idx ON payload_locked_documents_rels USING btree (refunds_id);
CREATE INDEX payload_locked_documents_rels_site_settings_id_idx ON payload_locked_documents_rels USING btree (site_settings_id);
CREATE INDEX payload_locked_documents_rels_subscriptions_id_idx ON payload_locked_documents_rels USING btree (subscriptions_id);
CREATE INDEX payload_locked_documents_rels_sync_runs_id_idx ON payload_locked_documents_rels USING btree (sync_runs_id);
CREATE INDEX payload_locked_documents_rels_users_id_idx ON payload_locked_documents_rels USING btree (users_id);
CREATE INDEX payload_locked_documents_rels_variants_id_idx ON payload_locked_documents_rels USING btree (variants_id);
CREATE INDEX payload_locked_documents_updated_at_idx ON payload_locked_documents USING btree (updated_at);
CREATE INDEX payload_migrations_created_at_idx ON payload_migrations USING btree (created_at);
CREATE INDEX payload_migrations_updated_at_idx ON payload_migrations USING btree (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON payload_preferences USING btree (created_at);
CREATE INDEX payload_preferences_key_idx ON payload_preferences USING btree (key);
CREATE INDEX payload_preferences_rels_order_idx ON payload_preferences_rels USING btree ("order");
CREATE INDEX payload_preferences_rels_parent_idx ON payload_preferences_rels USING btree (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON payload_preferences_rels USING btree (path);
CREATE INDEX payload_preferences_rels_users_id_idx ON payload_preferences_rels USING btree (users_id);
CREATE INDEX payload_preferences_updated_at_idx ON payload_preferences USING btree (updated_at);
CREATE INDEX "payment_createdAt_idx" ON orders USING btree (payment, created_at);
CREATE INDEX "post_status_createdAt_idx" ON comments USING btree (post_id, status, created_at);
CREATE INDEX post_views_seen_at ON post_views USING btree (seen_at);
CREATE INDEX posts_author_idx ON posts USING btree (author_id);
CREATE INDEX posts_by_access ON posts USING btree (is_subscriber_only, created_at DESC, id DESC) INCLUDE (status, author_id) WHERE ((deleted_at IS NULL) AND (public_at IS NULL));
CREATE INDEX posts_by_newest ON posts USING btree (created_at DESC, id DESC) INCLUDE (status, author_id) WHERE (deleted_at IS NULL);
CREATE INDEX posts_by_type ON posts USING btree (type, created_at DESC, id DESC) INCLUDE (status, author_id) WHERE (deleted_at IS NULL);
CREATE INDEX posts_by_views ON posts USING btree (view_count DESC, id DESC) INCLUDE (status, author_id) WHERE (deleted_at IS NULL);
CREATE INDEX posts_cover_idx ON posts USING btree (cover_id);
CREATE INDEX posts_created_at_idx ON posts USING btree (created_at);
CREATE INDEX posts_deleted_at_idx ON posts USING btree (deleted_at);
CREATE INDEX posts_early_access ON posts USING btree (created_at DESC, id DESC) INCLUDE (public_at, status, author_id) WHERE ((deleted_at IS NULL) AND (public_at IS NOT NULL));
CREATE INDEX posts_images_media_idx ON posts_images USING btree (media_id);
CREATE INDEX posts_images_order_idx ON posts_images USING btree (_order);
CREATE INDEX posts_images_parent_id_idx ON posts_images USING btree (_parent_id);
CREATE INDEX posts_publish_at_idx ON posts USING btree (publish_at);
CREATE INDEX posts_updated_at_idx ON posts USING btree (updated_at);
CREATE INDEX posts_video_idx ON posts USING btree (video_id);
CREATE INDEX posts_view_count_idx ON posts USING btree (view_count);
CREATE INDEX posts_waiting ON posts USING btree (created_at) WHERE ((status = 'pending'::enum_posts_status) AND (deleted_at IS NULL));
CREATE INDEX products_category_idx ON products USING btree (category);
CREATE INDEX products_created_at_idx ON products USING btree (created_at);
CREATE INDEX products_image_idx ON products USING btree (image_id);
CREATE INDEX products_merchandise_idx ON products USING btree (merchandise_id);
CREATE INDEX products_updated_at_idx ON products USING btree (updated_at);
CREATE UNIQUE INDEX "provider_eventId_idx" ON provider_events USING btree (provider, event_id);
CREATE INDEX provider_events_created_at_idx ON provider_events USING btree (created_at);
CREATE INDEX provider_events_object_id_idx ON provider_events USING btree (object_id);
CREATE INDEX provider_events_updated_at_idx ON provider_events USING btree (updated_at);
CREATE INDEX refunds_created_at_idx ON refunds USING btree (created_at);
CREATE INDEX refunds_open ON refunds USING btree (order_id) WHERE (status = ANY (ARRAY['requested'::enum_refunds_status, 'pending'::enum_refunds_status]));
CREATE INDEX refunds_order_idx ON refunds USING btree (order_id);
CREATE UNIQUE INDEX refunds_payment_intent_id_idx ON refunds USING btree (payment_intent_id);
CREATE UNIQUE INDEX refunds_provider_refund_id_idx ON refunds USING btree (provider_refund_id);
CREATE INDEX refunds_requested_by_idx ON refunds USING btree (requested_by_id);
CREATE INDEX refunds_status_idx ON refunds USING btree (status);
CREATE INDEX refunds_subscription_idx ON refunds USING btree (subscription_id);
CREATE INDEX refunds_updated_at_idx ON refunds USING btree (updated_at);
CREATE INDEX session_places_user ON session_places USING btree (user_id);
CREATE INDEX site_settings_created_at_idx ON site_settings USING btree (created_at);
CREATE UNIQUE INDEX site_settings_key_idx ON site_settings USING btree (key);
CREATE INDEX site_settings_updated_at_idx ON site_settings USING btree (updated_at);
CREATE INDEX "status_createdAt_idx" ON posts USING btree (status, created_at);
CREATE INDEX subscriptions_card_fingerprint_idx ON subscriptions USING btree (card_fingerprint);
CREATE INDEX subscriptions_created_at_idx ON subscriptions USING btree (created_at);
CREATE INDEX subscriptions_ended_at_idx ON subscriptions USING btree (ended_at);
CREATE UNIQUE INDEX subscriptions_one_begun ON subscriptions USING btree (user_id) WHERE (status = ANY (ARRAY['pending'::enum_subscriptions_status, 'incomplete'::enum_subscriptions_status]));
CREATE UNIQUE INDEX subscriptions_one_running ON subscriptions USING btree (user_id) WHERE (status = ANY (ARRAY['trialing'::enum_subscriptions_status, 'active'::enum_subscriptions_status, 'past_due'::enum_subscriptions_status, 'paused'::enum_subscriptions_status, 'unpaid'::enum_subscriptions_status]));
CREATE UNIQUE INDEX subscriptions_setup_intent_id_idx ON subscriptions USING btree (setup_intent_id);
CREATE INDEX subscriptions_status_idx ON subscriptions USING btree (status);
CREATE UNIQUE INDEX subscriptions_subscription_id_idx ON subscriptions USING btree (subscription_id);
CREATE INDEX subscriptions_updated_at_idx ON subscriptions USING btree (updated_at);
CREATE INDEX subscriptions_user_idx ON subscriptions USING btree (user_id);
CREATE INDEX sync_runs_created_at_idx ON sync_runs USING btree (created_at);
CREATE INDEX sync_runs_updated_at_idx ON sync_runs USING btree (updated_at);
CREATE INDEX user_status_idx ON subscriptions USING btree (user_id, status);
CREATE UNIQUE INDEX users_card_customer_id_idx ON users USING btree (card_customer_id);
CREATE INDEX users_closed_at_idx ON users USING btree (closed_at);
CREATE INDEX users_created_at_idx ON users USING btree (created_at);
CREATE UNIQUE INDEX users_email_idx ON users USING btree (email);
CREATE UNIQUE INDEX users_handle_idx ON users USING btree (handle);
CREATE INDEX users_is_employee_idx ON users USING btree (is_employee);
CREATE INDEX users_normalised_email_idx ON users USING btree (normalised_email);
CREATE INDEX users_sessions_order_idx ON users_sessions USING btree (_order);
CREATE INDEX users_sessions_parent_id_idx ON users_sessions USING btree (_parent_id);
CREATE INDEX users_updated_at_idx ON users USING btree (updated_at);
CREATE INDEX variants_below_cost_idx ON variants USING btree (below_cost);
CREATE INDEX variants_created_at_idx ON variants USING btree (created_at);
CREATE INDEX variants_merchandise_idx ON variants USING btree (merchandise_id);
CREATE UNIQUE INDEX variants_provider_variant_id_idx ON variants USING btree (provider_variant_id);
CREATE INDEX variants_sku_idx ON variants USING btree (sku);
CREATE INDEX variants_updated_at_idx ON variants USING btree (updated_at);
CREATE INDEX "version_status_version_createdAt_idx" ON _posts_v USING btree (version_status, version_created_at);
CREATE TRIGGER comment_likes_counted AFTER INSERT OR DELETE ON comment_likes FOR EACH ROW EXECUTE FUNCTION count_likes();
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE OR UPDATE OF status ON comments FOR EACH ROW EXECUTE FUNCTION count_comments();
CREATE TRIGGER comments_keep_counters BEFORE UPDATE ON comments FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION keep_comment_counters();
CREATE TRIGGER employee_changes_kept BEFORE DELETE OR UPDATE ON employee_changes FOR EACH ROW EXECUTE FUNCTION keep_trail();
CREATE TRIGGER media_announced AFTER INSERT OR DELETE OR UPDATE OF id, filename, problem OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts', 'products');
CREATE TRIGGER merchandise_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON merchandise FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
CREATE TRIGGER merchandise_images_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON merchandise_images FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
CREATE TRIGGER post_counts_announced AFTER UPDATE OF view_count, comment_count ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('post_counts');
CREATE TRIGGER post_views_counted_again AFTER UPDATE ON post_views REFERENCING OLD TABLE AS known NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_views_again();
CREATE TRIGGER post_views_counted_first AFTER INSERT ON post_views REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_views();
CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR UPDATE OF id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration, author_id, created_at, deleted_at OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
CREATE TRIGGER posts_images_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON posts_images FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
CREATE TRIGGER posts_keep_counters BEFORE UPDATE ON posts FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND (current_setting('stone_hunt.sets_counters'::text, true) IS DISTINCT FROM 'on'::text))) EXECUTE FUNCTION keep_post_counters();
CREATE TRIGGER products_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION announce_change('products');
CREATE TRIGGER site_settings_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON site_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
CREATE TRIGGER variants_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
ALTER TABLE _posts_v ADD CONSTRAINT _posts_v_parent_id_posts_id_fk FOREIGN KEY (parent_id) REFERENCES posts(id) ON DELETE SET NULL;
ALTER TABLE _posts_v ADD CONSTRAINT _posts_v_version_author_id_users_id_fk FOREIGN KEY (version_author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE _posts_v ADD CONSTRAINT _posts_v_version_cover_id_media_id_fk FOREIGN KEY (version_cover_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE _posts_v_version_images ADD CONSTRAINT _posts_v_version_images_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE _posts_v_version_images ADD CONSTRAINT _posts_v_version_images_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES _posts_v(id) ON DELETE CASCADE;
ALTER TABLE _posts_v ADD CONSTRAINT _posts_v_version_video_id_media_id_fk FOREIGN KEY (version_video_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE cart_items ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE cart_items ADD CONSTRAINT cart_items_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE;
ALTER TABLE carts ADD CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;
ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;
ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE comments ADD CONSTRAINT comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE comments ADD CONSTRAINT comments_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE contact_messages ADD CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE employee_changes ADD CONSTRAINT employee_changes_about_id_users_id_fk FOREIGN KEY (about_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE employee_changes ADD CONSTRAINT employee_changes_employee_id_users_id_fk FOREIGN KEY (employee_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE known_devices ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE mailed_links ADD CONSTRAINT mailed_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE media ADD CONSTRAINT media_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE merchandise_images ADD CONSTRAINT merchandise_images_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES merchandise(id) ON DELETE CASCADE;
ALTER TABLE order_events ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL;
ALTER TABLE orders ADD CONSTRAINT orders_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE SET NULL;
ALTER TABLE orders ADD CONSTRAINT orders_superseded_by_id_orders_id_fk FOREIGN KEY (superseded_by_id) REFERENCES orders(id) ON DELETE SET NULL;
ALTER TABLE orders ADD CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE outside_identities ADD CONSTRAINT outside_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_alerts_fk FOREIGN KEY (alerts_id) REFERENCES alerts(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_cart_items_fk FOREIGN KEY (cart_items_id) REFERENCES cart_items(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_carts_fk FOREIGN KEY (carts_id) REFERENCES carts(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_comment_likes_fk FOREIGN KEY (comment_likes_id) REFERENCES comment_likes(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_comment_reports_fk FOREIGN KEY (comment_reports_id) REFERENCES comment_reports(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_comments_fk FOREIGN KEY (comments_id) REFERENCES comments(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_contact_messages_fk FOREIGN KEY (contact_messages_id) REFERENCES contact_messages(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_employee_changes_fk FOREIGN KEY (employee_changes_id) REFERENCES employee_changes(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_mail_outbox_fk FOREIGN KEY (mail_outbox_id) REFERENCES mail_outbox(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_mailed_links_fk FOREIGN KEY (mailed_links_id) REFERENCES mailed_links(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_media_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_merchandise_fk FOREIGN KEY (merchandise_id) REFERENCES merchandise(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_order_events_fk FOREIGN KEY (order_events_id) REFERENCES order_events(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_order_lines_fk FOREIGN KEY (order_lines_id) REFERENCES order_lines(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_orders_fk FOREIGN KEY (orders_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES payload_locked_documents(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_posts_fk FOREIGN KEY (posts_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_products_fk FOREIGN KEY (products_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_provider_events_fk FOREIGN KEY (provider_events_id) REFERENCES provider_events(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_refunds_fk FOREIGN KEY (refunds_id) REFERENCES refunds(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_site_settings_fk FOREIGN KEY (site_settings_id) REFERENCES site_settings(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_subscriptions_fk FOREIGN KEY (subscriptions_id) REFERENCES subscriptions(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_sync_runs_fk FOREIGN KEY (sync_runs_id) REFERENCES sync_runs(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_users_fk FOREIGN KEY (users_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_variants_fk FOREIGN KEY (variants_id) REFERENCES variants(id) ON DELETE CASCADE;
ALTER TABLE payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES payload_preferences(id) ON DELETE CASCADE;
ALTER TABLE payload_preferences_rels ADD CONSTRAINT payload_preferences_rels_users_fk FOREIGN KEY (users_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE post_views ADD CONSTRAINT post_views_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE posts ADD CONSTRAINT posts_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE posts ADD CONSTRAINT posts_cover_id_media_id_fk FOREIGN KEY (cover_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE posts_images ADD CONSTRAINT posts_images_media_id_media_id_fk FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE posts_images ADD CONSTRAINT posts_images_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE posts ADD CONSTRAINT posts_video_id_media_id_fk FOREIGN KEY (video_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE products ADD CONSTRAINT products_image_id_media_id_fk FOREIGN KEY (image_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE products ADD CONSTRAINT products_merchandise_id_merchandise_id_fk FOREIGN KEY (merchandise_id) REFERENCES merchandise(id) ON DELETE SET NULL;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT;
ALTER TABLE refunds ADD CONSTRAINT refunds_requested_by_id_users_id_fk FOREIGN KEY (requested_by_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE refunds ADD CONSTRAINT refunds_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE RESTRICT;
ALTER TABLE second_factors ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE session_places ADD CONSTRAINT session_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
ALTER TABLE trial_claims ADD CONSTRAINT trial_claims_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE;
ALTER TABLE users_sessions ADD CONSTRAINT users_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE variants ADD CONSTRAINT variants_merchandise_id_merchandise_id_fk FOREIGN KEY (merchandise_id) REFERENCES merchandise(id) ON DELETE RESTRICT;
`
