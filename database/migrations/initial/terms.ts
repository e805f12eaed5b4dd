/** The texts that people accepted. */
export const terms = String.raw`
create table legal_texts (
  hash varchar primary key,
  slug varchar not null,
  title varchar not null,
  body jsonb not null,
  created_at timestamptz not null default now()
);

-- Stores the published terms. A function, so that an order and its terms are one statement.
create function store_terms() returns varchar language sql as $$
    WITH terms AS (
      SELECT encode(sha256(convert_to(title || E'\n' || body::text, 'UTF8')), 'hex') AS hash, slug, title, body
      FROM pages WHERE slug = 'terms' AND _status = 'published' AND title IS NOT NULL AND body IS NOT NULL
    ), kept AS (
      INSERT INTO legal_texts (hash, slug, title, body) SELECT hash, slug, title, body FROM terms
      ON CONFLICT (hash) DO NOTHING
    )
    SELECT hash FROM terms
  $$;
`
