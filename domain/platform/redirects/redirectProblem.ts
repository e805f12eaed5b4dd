import { isScreenPath, isSystemPath } from '#contracts/platform/sitePaths.ts'
import { linkProblem } from '../site/linkProblem.ts'

type Redirect = { source: string; target: string }

const SOURCE = /^\/[\w\-.~%+]+(\/[\w\-.~%+]+)*$/

/** Why this path cannot be redirected; null when it can. @param pages slugs of the published pages. */
export function sourceProblem(source: string, pages: readonly string[]): string | null {
  if (!SOURCE.test(source)) return 'Write a path of this site without a question mark, for example /old-page.'
  if (isSystemPath(source)) return 'The site itself uses addresses that begin like this.'
  if (isScreenPath(source) || pages.includes(source.slice(1)))
    return `There is a page at ${source}. Only addresses without a page can be redirected.`
  return null
}

/** Why a visitor would not reach a page; null when they would. @param others all other redirects. */
export function targetProblem({ source, target }: Redirect, others: readonly Redirect[]): string | null {
  const problem = linkProblem(target)
  if (problem) return problem
  const next = new Map(others.map((one) => [one.source, one.target]))
  const seen = new Set<string>()
  for (let at: string | undefined = pathOf(target); at !== undefined; at = next.get(at)) {
    at = pathOf(at)
    if (at === source) return 'This would lead visitors in a circle. Choose a page that exists.'
    if (seen.has(at)) return 'That address leads visitors in a circle already.'
    seen.add(at)
  }
  return null
}

/** Without the query; the site adds the visitor’s own. */
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
