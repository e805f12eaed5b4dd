import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { rows, sql, statement } from '#database/sql.ts'
import { sourceProblem, targetProblem } from '#domain/platform/redirects/redirectProblem.ts'
import type { Redirect } from '../../../payload-types.ts'
import { textOf } from '../../../hooks/site/textOf.ts'

/** Rejects a redirect of an existing page, and redirects that form a loop. @throws ValidationError 400. */
export const checkRedirect: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req }) => {
  const source = textOf(data?.source ?? originalDoc?.source)
  const target = textOf(data?.target ?? originalDoc?.target)
  const tx = await databaseOfRequest(req)
  // Two simultaneous changes could form a loop that neither of them sees.
  await tx.query(statement`lock table redirects in share row exclusive mode`)
  const [others, pages] = [
    await rows(
      tx,
      sql<{ source: string; target: string }>`
        select source, target from redirects where id is distinct from ${originalDoc?.id ?? null}::int`,
    ),
    await rows(tx, sql<{ slug: string | null }>`select slug from pages where _status = 'published'`),
  ]
  const found = {
    source: sourceProblem(
      source,
      pages.flatMap(({ slug }) => slug ?? []),
    ),
    target: targetProblem({ source, target }, others),
  }
  const errors = (['source', 'target'] as const).flatMap((path) =>
    found[path] === null ? [] : [{ path, message: found[path] }],
  )
  if (errors.length > 0) throw new ValidationError({ collection: 'redirects', errors, req }, req.t)
  return data
}
