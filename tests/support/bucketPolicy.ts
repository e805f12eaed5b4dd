import { readFile } from 'node:fs/promises'

export type Statement = { Effect: string; Action: string | string[]; Resource: string }

/** The smallest policy for the site's key, as docs/operator/configuration.md has it. */
export async function documentedPolicy(): Promise<Statement[]> {
  const guide = await readFile('docs/operator/configuration.md', 'utf8')
  const [, policy = '{}'] = /```json\n(\{\n {2}"Version"[\s\S]*?)```/.exec(guide) ?? []
  return (JSON.parse(policy) as { Statement: Statement[] }).Statement
}
