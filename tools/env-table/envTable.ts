import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { envFields } from '../../env.ts'

const BEGIN = '<!-- environment: made by `npm run env-table` -->'
const END = '<!-- /environment -->'

/** The README's table of environment variables, from the schema that reads them. */
export function envTable(): string {
  const rows = Object.entries(envFields).map(([name, field]) => {
    const byDefault = field instanceof z.ZodDefault ? `\`${String(field.parse(undefined))}\`` : ''
    const isOptional = field.safeParse(undefined).success
    return `| \`${name}\` | ${isOptional ? byDefault : '**required**'} | ${field.description ?? ''} |`
  })
  return ['| Variable | Default | What it is for |', '| --- | --- | --- |', ...rows].join('\n')
}

/** The README with the table as it should stand in it. */
export function withEnvTable(readme: string): string {
  const [before, rest = ''] = readme.split(BEGIN)
  return `${before}${BEGIN}\n\n${envTable()}\n\n${END}${rest.split(END)[1] ?? ''}`
}

if (process.argv[1]?.endsWith('envTable.ts')) {
  await writeFile('README.md', withEnvTable(await readFile('README.md', 'utf8')))
}
