import { givenEnv, parseEnv } from '#env'
import { buildPanel, buildWeb } from './siteBuild.ts'

async function main(): Promise<void> {
  parseEnv(givenEnv())
  await buildWeb()
  await buildPanel()
  await import('#server/index.ts')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The site could not be started.'}\n`)
  process.exit(1)
})
