/** Which files and articles the rich text of a post, product, page or letter shows. */
export const stories = String.raw`
create type enum_story_media_audience as enum ('everyone', 'members', 'as_post');
create table story_media (
  media_id integer not null references media (id) on delete cascade,
  post_id integer references posts (id) on delete cascade,
  product_id integer references products (id) on delete cascade,
  audience enum_story_media_audience not null,
  page_id integer references pages (id) on delete cascade,
  letter_id integer references letters (id) on delete cascade,
  constraint story_media_owner check (num_nonnulls(post_id, product_id, page_id, letter_id) = 1)
);
create index story_media_letter_idx on story_media (letter_id);
create index story_media_page_idx on story_media (page_id);
create index story_media_post_idx on story_media (post_id);
create index story_media_product_idx on story_media (product_id);
create unique index story_media_uses on story_media (media_id, post_id, product_id, page_id, letter_id) nulls not distinct;

create table story_items (
  post_id integer not null references posts (id) on delete cascade,
  merchandise_id integer references merchandise (id) on delete cascade,
  product_id integer references products (id) on delete cascade,
  audience enum_story_media_audience not null,
  constraint story_items_subject check (num_nonnulls(merchandise_id, product_id) = 1)
);
create index story_items_merchandise_idx on story_items (merchandise_id);
create index story_items_product_idx on story_items (product_id);
create unique index story_items_uses on story_items (post_id, merchandise_id, product_id) nulls not distinct;

create trigger story_items_announced after insert or update or delete or truncate on story_items
  for each statement execute function announce_change('posts');
`
