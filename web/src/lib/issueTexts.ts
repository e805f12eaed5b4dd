import { type Issue, messageOfIssue } from '#contracts/shared/messageOfIssue.ts'
import { t } from './text.ts'

type FieldIssue = Issue & { path: PropertyKey[] }

/** What a schema of `contracts/` finds, in the page's language. */
export function issueText(issue: Issue): string {
  const message = messageOfIssue(issue)
  return typeof message === 'string' ? t(message) : t(message.text, message.values)
}

/** The same by path, such as `shippingAddress.city`: of each field what is found first. */
export function issueTexts(issues: readonly FieldIssue[] = []): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const issue of issues) texts[issue.path.join('.')] ??= issueText(issue)
  return texts
}
