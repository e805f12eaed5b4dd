import { type Database, rows, sql } from '#database/sql.ts'
import { linkProblem } from './linkProblem.ts'

export type Redirect = { target: string; status: 301 | 302 }

/** The addresses of the owner's pages and redirects. */
export type OwnPaths = {
  /** Slugs of the published pages. */
  pages: ReadonlySet<string>
  /** By source path. */
  redirects: ReadonlyMap<string, Redirect>
}

export async function readOwnPaths(database: Database): Promise<OwnPaths> {
  const [pages, redirects] = await Promise.all([
    rows(database, sql<{ slug: string | null }>`select slug from pages where _status = 'published'`),
    rows(
      database,
      sql<{ source: string; target: string; isPermanent: boolean }>`
        select source, target, status = '301' as "isPermanent" from redirects`,
    ),
  ])
  return {
    pages: new Set(pages.flatMap(({ slug }) => slug ?? [])),
    redirects: new Map(
      redirects
        .filter(({ target }) => linkProblem(target) === null)
        .map(({ source, target, isPermanent }) => [source, { target, status: isPermanent ? 301 : 302 }]),
    ),
  }
}
