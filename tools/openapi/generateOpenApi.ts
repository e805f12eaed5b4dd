import { writeFile } from 'node:fs/promises'
import { openApi } from '../../contracts/openApi.ts'

/** Run it after a route has changed. */
await writeFile('openapi.json', `${JSON.stringify(await openApi(), null, 2)}\n`)
