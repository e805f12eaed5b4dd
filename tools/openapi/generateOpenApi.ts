import { readFile, writeFile } from 'node:fs/promises'
import { describeApi } from './describeApi.ts'
import { withWebhookTable } from './webhookTable.ts'

/** Run it after a route or an event of webhooks has changed. */
await writeFile('openapi.json', `${JSON.stringify(await describeApi(), null, 2)}\n`)
await writeFile('docs/webhooks.md', withWebhookTable(await readFile('docs/webhooks.md', 'utf8')))
