import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'

type Operation = { security?: Record<string, string[]>[] }
type Document = { paths: Record<string, Record<string, Operation>> }

const target = new URL('./src/api.ts', import.meta.url)

/** The calls that an API key can make; the rest of the API is for browsers. */
export async function generateTypes(): Promise<string> {
  const document = JSON.parse(await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')) as Document
  for (const path of Object.values(document.paths))
    for (const [method, { security = [] }] of Object.entries(path))
      if (!security.some((way) => 'apiKey' in way)) delete path[method]
  const paths = Object.entries(document.paths).filter(([, path]) => Object.keys(path).length > 0)
  const tree = await openapiTS({ ...document, paths: Object.fromEntries(paths) } as unknown as OpenAPI3, {
    excludeDeprecated: true,
  })
  const text = `// Generated from openapi.json with \`npm run generate:client\`.\n\n${astToString(tree)}`
  return format(text, { ...(await resolveConfig(target)), parser: 'typescript' })
}

if (process.argv[1] === import.meta.filename) await writeFile(target, await generateTypes())
