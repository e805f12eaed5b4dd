/** What the owner can change about the site: settings, brand, landing page, menus, pages and redirects. */
export const site = String.raw`
create table site_settings (
  id serial primary key,
  key varchar not null,
  value varchar,
  is_public boolean not null default false,
  note varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index site_settings_created_at_idx on site_settings (created_at);
create unique index site_settings_key_idx on site_settings (key);
create index site_settings_updated_at_idx on site_settings (updated_at);

create type enum_brand_typeface as enum ('site', 'legible', 'system', 'serif');
create table brand (
  id serial primary key,
  name varchar not null default 'Stone Hunt',
  tagline varchar not null default 'Agates, geodes and the ground they come from.',
  description varchar not null default 'Agates, geodes and the ground they come from: videos, photo galleries and gear from the hunt.',
  logo_id integer constraint brand_logo_id_media_id_fk references media (id) on delete set null,
  favicon_id integer constraint brand_favicon_id_media_id_fk references media (id) on delete set null,
  light_primary varchar,
  light_buy varchar,
  light_member varchar,
  dark_primary varchar,
  dark_buy varchar,
  dark_member varchar,
  typeface enum_brand_typeface not null default 'site',
  updated_at timestamptz(3),
  created_at timestamptz(3)
);
create index brand_favicon_idx on brand (favicon_id);
create index brand_logo_idx on brand (logo_id);

create table landing (
  id serial primary key,
  headline varchar not null default 'Welcome to the Hunt',
  description varchar not null default 'Agates in the gravel, geodes in the clay. Come along to where the good stones lie, and watch them open up under the saw.',
  premium_title varchar not null default 'Premium Content',
  premium_text varchar not null default 'Full-length hunts on video and full photo galleries, from the first dry wash to the cut and polished face.',
  community_title varchar not null default 'Community',
  community_text varchar not null default 'Comments under every post, monthly Q&A sessions, and people who know a rind when they see one.',
  gear_title varchar not null default 'Quality Gear',
  gear_text varchar not null default 'Shirts and field gear printed to order, with 48-hour fulfillment.',
  updated_at timestamptz(3),
  created_at timestamptz(3),
  creator_name varchar,
  creator_text varchar,
  creator_portrait_id integer constraint landing_creator_portrait_id_media_id_fk references media (id) on delete set null
);
create index landing_creator_portrait_idx on landing (creator_portrait_id);

create table navigation (
  id serial primary key,
  updated_at timestamptz(3),
  created_at timestamptz(3)
);

create table navigation_header (
  _order integer not null,
  _parent_id integer not null constraint navigation_header_parent_id_fk references navigation (id) on delete cascade,
  id varchar primary key,
  label varchar not null,
  url varchar not null
);
create index navigation_header_order_idx on navigation_header (_order);
create index navigation_header_parent_id_idx on navigation_header (_parent_id);

create table navigation_footer (
  _order integer not null,
  _parent_id integer not null constraint navigation_footer_parent_id_fk references navigation (id) on delete cascade,
  id varchar primary key,
  label varchar not null,
  url varchar not null
);
create index navigation_footer_order_idx on navigation_footer (_order);
create index navigation_footer_parent_id_idx on navigation_footer (_parent_id);

create type enum_navigation_social_network as enum ('youtube', 'instagram', 'facebook', 'tiktok', 'x', 'other');
create table navigation_social (
  _order integer not null,
  _parent_id integer not null constraint navigation_social_parent_id_fk references navigation (id) on delete cascade,
  id varchar primary key,
  network enum_navigation_social_network not null default 'youtube',
  label varchar not null,
  url varchar not null
);
create index navigation_social_order_idx on navigation_social (_order);
create index navigation_social_parent_id_idx on navigation_social (_parent_id);

create type enum_pages_status as enum ('draft', 'published');
create table pages (
  id serial primary key,
  title varchar,
  slug varchar,
  show_in_footer boolean default false,
  seo_title varchar,
  seo_description varchar,
  seo_image_id integer constraint pages_seo_image_id_media_id_fk references media (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  _status enum_pages_status default 'draft',
  body jsonb
);
create index pages__status_idx on pages (_status);
create index pages_created_at_idx on pages (created_at);
create index pages_seo_seo_image_idx on pages (seo_image_id);
create unique index pages_slug_idx on pages (slug);
create index pages_updated_at_idx on pages (updated_at);

create type enum__pages_v_version_status as enum ('draft', 'published');
create table _pages_v (
  id serial primary key,
  parent_id integer constraint _pages_v_parent_id_pages_id_fk references pages (id) on delete set null,
  version_title varchar,
  version_slug varchar,
  version_show_in_footer boolean default false,
  version_seo_title varchar,
  version_seo_description varchar,
  version_seo_image_id integer constraint _pages_v_version_seo_image_id_media_id_fk references media (id) on delete set null,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version__status enum__pages_v_version_status default 'draft',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  latest boolean,
  version_body jsonb
);
create index _pages_v_created_at_idx on _pages_v (created_at);
create index _pages_v_latest_idx on _pages_v (latest);
create index _pages_v_parent_idx on _pages_v (parent_id);
create index _pages_v_updated_at_idx on _pages_v (updated_at);
create index _pages_v_version_seo_version_seo_image_idx on _pages_v (version_seo_image_id);
create index _pages_v_version_version__status_idx on _pages_v (version__status);
create index _pages_v_version_version_created_at_idx on _pages_v (version_created_at);
create index _pages_v_version_version_slug_idx on _pages_v (version_slug);
create index _pages_v_version_version_updated_at_idx on _pages_v (version_updated_at);

create type enum_redirects_status as enum ('301', '302');
create table redirects (
  id serial primary key,
  source varchar not null,
  target varchar not null,
  status enum_redirects_status not null default '301',
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index redirects_created_at_idx on redirects (created_at);
create unique index redirects_source_idx on redirects (source);
create index redirects_updated_at_idx on redirects (updated_at);

create trigger brand_announced after insert or update or delete or truncate on brand
  for each statement execute function announce_change('site');
create trigger landing_announced after insert or update or delete or truncate on landing
  for each statement execute function announce_change('site');
create trigger navigation_announced after insert or update or delete or truncate on navigation
  for each statement execute function announce_change('site');
create trigger navigation_footer_announced after insert or update or delete or truncate on navigation_footer
  for each statement execute function announce_change('site');
create trigger navigation_header_announced after insert or update or delete or truncate on navigation_header
  for each statement execute function announce_change('site');
create trigger navigation_social_announced after insert or update or delete or truncate on navigation_social
  for each statement execute function announce_change('site');
create trigger pages_announced after insert or update or delete or truncate on pages
  for each statement execute function announce_change('site');
create trigger redirects_announced after insert or update or delete or truncate on redirects
  for each statement execute function announce_change('site');
create trigger site_settings_announced after insert or update or delete or truncate on site_settings
  for each statement execute function announce_change('settings');
`
