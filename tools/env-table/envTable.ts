import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { envFields } from '../../env.ts'

const BEGIN = '<!-- environment: made by `npm run env-table` -->'
const END = '<!-- /environment -->'

export function envTable(): string {
  const rows = Object.entries(envFields).map(([name, field]) => {
    const byDefault = field instanceof z.ZodDefault ? `\`${String(field.parse(undefined))}\`` : ''
    const isOptional = field.safeParse(undefined).success
    return `| \`${name}\` | ${isOptional ? byDefault : '**required**'} | ${field.description ?? ''} |`
  })
  return ['| Variable | Default | What it is for |', '| --- | --- | --- |', ...rows].join('\n')
}

export function withEnvTable(page: string): string {
  const [before, rest = ''] = page.split(BEGIN)
  return `${before}${BEGIN}\n\n${envTable()}\n\n${END}${rest.split(END)[1] ?? ''}`
}

if (process.argv[1]?.endsWith('envTable.ts')) {
  await writeFile('docs/operator/configuration.md', withEnvTable(await readFile('docs/operator/configuration.md', 'utf8')))
}
