/** Tables of Payload itself. */
export const payload = String.raw`
create table payload_kv (
  id serial primary key,
  key varchar not null,
  data jsonb not null
);
create unique index payload_kv_key_idx on payload_kv (key);

create table payload_locked_documents (
  id serial primary key,
  global_slug varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index payload_locked_documents_created_at_idx on payload_locked_documents (created_at);
create index payload_locked_documents_global_slug_idx on payload_locked_documents (global_slug);
create index payload_locked_documents_updated_at_idx on payload_locked_documents (updated_at);

create table payload_locked_documents_rels (
  id serial primary key,
  "order" integer,
  parent_id integer not null constraint payload_locked_documents_rels_parent_fk references payload_locked_documents (id) on delete cascade,
  path varchar not null,
  posts_id integer constraint payload_locked_documents_rels_posts_fk references posts (id) on delete cascade,
  comments_id integer constraint payload_locked_documents_rels_comments_fk references comments (id) on delete cascade,
  comment_likes_id integer constraint payload_locked_documents_rels_comment_likes_fk references comment_likes (id) on delete cascade,
  comment_reports_id integer constraint payload_locked_documents_rels_comment_reports_fk references comment_reports (id) on delete cascade,
  media_id integer constraint payload_locked_documents_rels_media_fk references media (id) on delete cascade,
  products_id integer constraint payload_locked_documents_rels_products_fk references products (id) on delete cascade,
  merchandise_id integer constraint payload_locked_documents_rels_merchandise_fk references merchandise (id) on delete cascade,
  variants_id integer constraint payload_locked_documents_rels_variants_fk references variants (id) on delete cascade,
  carts_id integer constraint payload_locked_documents_rels_carts_fk references carts (id) on delete cascade,
  cart_items_id integer constraint payload_locked_documents_rels_cart_items_fk references cart_items (id) on delete cascade,
  orders_id integer constraint payload_locked_documents_rels_orders_fk references orders (id) on delete cascade,
  order_lines_id integer constraint payload_locked_documents_rels_order_lines_fk references order_lines (id) on delete cascade,
  order_events_id integer constraint payload_locked_documents_rels_order_events_fk references order_events (id) on delete cascade,
  users_id integer constraint payload_locked_documents_rels_users_fk references users (id) on delete cascade,
  subscriptions_id integer constraint payload_locked_documents_rels_subscriptions_fk references subscriptions (id) on delete cascade,
  mailed_links_id integer constraint payload_locked_documents_rels_mailed_links_fk references mailed_links (id) on delete cascade,
  site_settings_id integer constraint payload_locked_documents_rels_site_settings_fk references site_settings (id) on delete cascade,
  provider_events_id integer constraint payload_locked_documents_rels_provider_events_fk references provider_events (id) on delete cascade,
  mail_outbox_id integer constraint payload_locked_documents_rels_mail_outbox_fk references mail_outbox (id) on delete cascade,
  contact_messages_id integer constraint payload_locked_documents_rels_contact_messages_fk references contact_messages (id) on delete cascade,
  refunds_id integer constraint payload_locked_documents_rels_refunds_fk references refunds (id) on delete cascade,
  sync_runs_id integer constraint payload_locked_documents_rels_sync_runs_fk references sync_runs (id) on delete cascade,
  employee_changes_id integer constraint payload_locked_documents_rels_employee_changes_fk references employee_changes (id) on delete cascade,
  alerts_id integer constraint payload_locked_documents_rels_alerts_fk references alerts (id) on delete cascade,
  pages_id integer constraint payload_locked_documents_rels_pages_fk references pages (id) on delete cascade,
  redirects_id integer constraint payload_locked_documents_rels_redirects_fk references redirects (id) on delete cascade,
  series_id integer constraint payload_locked_documents_rels_series_fk references series (id) on delete cascade,
  captions_id integer constraint payload_locked_documents_rels_captions_fk references captions (id) on delete cascade,
  finds_id integer constraint payload_locked_documents_rels_finds_fk references finds (id) on delete cascade,
  reviews_id integer constraint payload_locked_documents_rels_reviews_fk references reviews (id) on delete cascade,
  invoices_id integer constraint payload_locked_documents_rels_invoices_fk references invoices (id) on delete cascade,
  claims_id integer constraint payload_locked_documents_rels_claims_fk references claims (id) on delete cascade,
  claim_messages_id integer constraint payload_locked_documents_rels_claim_messages_fk references claim_messages (id) on delete cascade,
  promo_codes_id integer constraint payload_locked_documents_rels_promo_codes_fk references promo_codes (id) on delete cascade,
  gift_cards_id integer constraint payload_locked_documents_rels_gift_cards_fk references gift_cards (id) on delete cascade,
  gift_card_entries_id integer constraint payload_locked_documents_rels_gift_card_entries_fk references gift_card_entries (id) on delete cascade,
  withdrawals_id integer constraint payload_locked_documents_rels_withdrawals_fk references withdrawals (id) on delete cascade,
  gift_card_sales_id integer constraint payload_locked_documents_rels_gift_card_sales_fk references gift_card_sales (id) on delete cascade,
  profiles_id integer constraint payload_locked_documents_rels_profiles_fk references profiles (id) on delete cascade,
  question_rounds_id integer constraint payload_locked_documents_rels_question_rounds_fk references question_rounds (id) on delete cascade,
  questions_id integer constraint payload_locked_documents_rels_questions_fk references questions (id) on delete cascade,
  thread_messages_id integer constraint payload_locked_documents_rels_thread_messages_fk references thread_messages (id) on delete cascade,
  saved_replies_id integer constraint payload_locked_documents_rels_saved_replies_fk references saved_replies (id) on delete cascade,
  identifications_id integer constraint payload_locked_documents_rels_identifications_fk references identifications (id) on delete cascade,
  logged_finds_id integer constraint payload_locked_documents_rels_logged_finds_fk references logged_finds (id) on delete cascade,
  guesses_id integer constraint payload_locked_documents_rels_guesses_fk references guesses (id) on delete cascade,
  letters_id integer constraint payload_locked_documents_rels_letters_fk references letters (id) on delete cascade,
  gift_memberships_id integer constraint payload_locked_documents_rels_gift_memberships_fk references gift_memberships (id) on delete cascade,
  membership_offers_id integer constraint payload_locked_documents_rels_membership_offers_fk references membership_offers (id) on delete cascade
);
create index payload_locked_documents_rels_alerts_id_idx on payload_locked_documents_rels (alerts_id);
create index payload_locked_documents_rels_captions_id_idx on payload_locked_documents_rels (captions_id);
create index payload_locked_documents_rels_cart_items_id_idx on payload_locked_documents_rels (cart_items_id);
create index payload_locked_documents_rels_carts_id_idx on payload_locked_documents_rels (carts_id);
create index payload_locked_documents_rels_claim_messages_id_idx on payload_locked_documents_rels (claim_messages_id);
create index payload_locked_documents_rels_claims_id_idx on payload_locked_documents_rels (claims_id);
create index payload_locked_documents_rels_comment_likes_id_idx on payload_locked_documents_rels (comment_likes_id);
create index payload_locked_documents_rels_comment_reports_id_idx on payload_locked_documents_rels (comment_reports_id);
create index payload_locked_documents_rels_comments_id_idx on payload_locked_documents_rels (comments_id);
create index payload_locked_documents_rels_contact_messages_id_idx on payload_locked_documents_rels (contact_messages_id);
create index payload_locked_documents_rels_employee_changes_id_idx on payload_locked_documents_rels (employee_changes_id);
create index payload_locked_documents_rels_finds_id_idx on payload_locked_documents_rels (finds_id);
create index payload_locked_documents_rels_gift_card_entries_id_idx on payload_locked_documents_rels (gift_card_entries_id);
create index payload_locked_documents_rels_gift_card_sales_id_idx on payload_locked_documents_rels (gift_card_sales_id);
create index payload_locked_documents_rels_gift_cards_id_idx on payload_locked_documents_rels (gift_cards_id);
create index payload_locked_documents_rels_gift_memberships_id_idx on payload_locked_documents_rels (gift_memberships_id);
create index payload_locked_documents_rels_guesses_id_idx on payload_locked_documents_rels (guesses_id);
create index payload_locked_documents_rels_identifications_id_idx on payload_locked_documents_rels (identifications_id);
create index payload_locked_documents_rels_invoices_id_idx on payload_locked_documents_rels (invoices_id);
create index payload_locked_documents_rels_letters_id_idx on payload_locked_documents_rels (letters_id);
create index payload_locked_documents_rels_logged_finds_id_idx on payload_locked_documents_rels (logged_finds_id);
create index payload_locked_documents_rels_mail_outbox_id_idx on payload_locked_documents_rels (mail_outbox_id);
create index payload_locked_documents_rels_mailed_links_id_idx on payload_locked_documents_rels (mailed_links_id);
create index payload_locked_documents_rels_media_id_idx on payload_locked_documents_rels (media_id);
create index payload_locked_documents_rels_membership_offers_id_idx on payload_locked_documents_rels (membership_offers_id);
create index payload_locked_documents_rels_merchandise_id_idx on payload_locked_documents_rels (merchandise_id);
create index payload_locked_documents_rels_order_events_id_idx on payload_locked_documents_rels (order_events_id);
create index payload_locked_documents_rels_order_idx on payload_locked_documents_rels ("order");
create index payload_locked_documents_rels_order_lines_id_idx on payload_locked_documents_rels (order_lines_id);
create index payload_locked_documents_rels_orders_id_idx on payload_locked_documents_rels (orders_id);
create index payload_locked_documents_rels_pages_id_idx on payload_locked_documents_rels (pages_id);
create index payload_locked_documents_rels_parent_idx on payload_locked_documents_rels (parent_id);
create index payload_locked_documents_rels_path_idx on payload_locked_documents_rels (path);
create index payload_locked_documents_rels_posts_id_idx on payload_locked_documents_rels (posts_id);
create index payload_locked_documents_rels_products_id_idx on payload_locked_documents_rels (products_id);
create index payload_locked_documents_rels_profiles_id_idx on payload_locked_documents_rels (profiles_id);
create index payload_locked_documents_rels_promo_codes_id_idx on payload_locked_documents_rels (promo_codes_id);
create index payload_locked_documents_rels_provider_events_id_idx on payload_locked_documents_rels (provider_events_id);
create index payload_locked_documents_rels_question_rounds_id_idx on payload_locked_documents_rels (question_rounds_id);
create index payload_locked_documents_rels_questions_id_idx on payload_locked_documents_rels (questions_id);
create index payload_locked_documents_rels_redirects_id_idx on payload_locked_documents_rels (redirects_id);
create index payload_locked_documents_rels_refunds_id_idx on payload_locked_documents_rels (refunds_id);
create index payload_locked_documents_rels_reviews_id_idx on payload_locked_documents_rels (reviews_id);
create index payload_locked_documents_rels_saved_replies_id_idx on payload_locked_documents_rels (saved_replies_id);
create index payload_locked_documents_rels_series_id_idx on payload_locked_documents_rels (series_id);
create index payload_locked_documents_rels_site_settings_id_idx on payload_locked_documents_rels (site_settings_id);
create index payload_locked_documents_rels_subscriptions_id_idx on payload_locked_documents_rels (subscriptions_id);
create index payload_locked_documents_rels_sync_runs_id_idx on payload_locked_documents_rels (sync_runs_id);
create index payload_locked_documents_rels_thread_messages_id_idx on payload_locked_documents_rels (thread_messages_id);
create index payload_locked_documents_rels_users_id_idx on payload_locked_documents_rels (users_id);
create index payload_locked_documents_rels_variants_id_idx on payload_locked_documents_rels (variants_id);
create index payload_locked_documents_rels_withdrawals_id_idx on payload_locked_documents_rels (withdrawals_id);

create table payload_migrations (
  id serial primary key,
  name varchar,
  batch numeric,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index payload_migrations_created_at_idx on payload_migrations (created_at);
create index payload_migrations_updated_at_idx on payload_migrations (updated_at);

create table payload_preferences (
  id serial primary key,
  key varchar,
  value jsonb,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index payload_preferences_created_at_idx on payload_preferences (created_at);
create index payload_preferences_key_idx on payload_preferences (key);
create index payload_preferences_updated_at_idx on payload_preferences (updated_at);

create table payload_preferences_rels (
  id serial primary key,
  "order" integer,
  parent_id integer not null constraint payload_preferences_rels_parent_fk references payload_preferences (id) on delete cascade,
  path varchar not null,
  users_id integer constraint payload_preferences_rels_users_fk references users (id) on delete cascade
);
create index payload_preferences_rels_order_idx on payload_preferences_rels ("order");
create index payload_preferences_rels_parent_idx on payload_preferences_rels (parent_id);
create index payload_preferences_rels_path_idx on payload_preferences_rels (path);
create index payload_preferences_rels_users_id_idx on payload_preferences_rels (users_id);
`
