import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { accounts } from './initial/accounts.ts'
import { aftercare } from './initial/aftercare.ts'
import { attributions } from './initial/attributions.ts'
import { carts } from './initial/carts.ts'
import { changes } from './initial/changes.ts'
import { codes } from './initial/codes.ts'
import { comments } from './initial/comments.ts'
import { emails } from './initial/emails.ts'
import { employees } from './initial/employees.ts'
import { films } from './initial/films.ts'
import { gifts } from './initial/gifts.ts'
import { guesses } from './initial/guesses.ts'
import { identifications } from './initial/identifications.ts'
import { imports } from './initial/imports.ts'
import { loggedFinds } from './initial/loggedFinds.ts'
import { media } from './initial/media.ts'
import { memberships } from './initial/memberships.ts'
import { merchandise } from './initial/merchandise.ts'
import { messages } from './initial/messages.ts'
import { newsletters } from './initial/newsletters.ts'
import { operations } from './initial/operations.ts'
import { orders } from './initial/orders.ts'
import { payload } from './initial/payload.ts'
import { posts } from './initial/posts.ts'
import { push } from './initial/push.ts'
import { questions } from './initial/questions.ts'
import { referrals } from './initial/referrals.ts'
import { refunds } from './initial/refunds.ts'
import { reviews } from './initial/reviews.ts'
import { search } from './initial/search.ts'
import { signIn } from './initial/signIn.ts'
import { site } from './initial/site.ts'
import { stories } from './initial/stories.ts'
import { terms } from './initial/terms.ts'
import { webhooks } from './initial/webhooks.ts'
import { wishes } from './initial/wishes.ts'
import { STARTING_PAGES } from './initial/startingPages.ts'

/** The tables, one file per topic. The order matters: a table comes after those it refers to. */
const TOPICS = [
  ...[changes, accounts, signIn, employees, media, site, terms],
  ...[posts, films, guesses, comments, questions],
  ...[merchandise, wishes, emails, newsletters, stories, push],
  ...[codes, carts, orders, memberships, referrals, gifts, refunds, aftercare, reviews],
  ...[messages, identifications, loggedFinds, attributions, imports, webhooks, operations],
  ...[payload, search],
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const topic of TOPICS) await db.execute(sql.raw(topic))
  // The panel lists documents that can be drafts by their newest version.
  await db.execute(sql`
    with page as (
      insert into pages (title, slug, body, _status)
      select title, slug, body, 'published' from jsonb_to_recordset(${JSON.stringify(STARTING_PAGES)}::jsonb)
        as given (title varchar, slug varchar, body jsonb)
      returning *)
    insert into _pages_v (parent_id, version_title, version_slug, version_body, version_show_in_footer,
      version_updated_at, version_created_at, version__status, latest)
    select id, title, slug, body, show_in_footer, updated_at, created_at, 'published', true from page`)
}

export function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The first migration can’t be undone. Restore a backup instead.')
}
