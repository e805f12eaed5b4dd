import { sample } from 'openapi-sampler'
import { z } from 'zod'
import { openApi } from './openApi.ts'

const mediaSchema = z.looseObject({ schema: z.looseObject({}).optional(), example: z.unknown().optional() })
const contentSchema = z.looseObject({ 'application/json': mediaSchema.optional() }).optional()
const documentSchema = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z.looseObject({ content: contentSchema }).optional(),
        responses: z.record(z.string(), z.looseObject({ content: contentSchema })),
      }),
    ),
  ),
})
type Content = z.infer<typeof contentSchema>

/** `openapi.json`. Where `contracts/examples.ts` has no example of a JSON body, its schema makes one. */
export async function describeApi(): Promise<object> {
  const document = documentSchema.parse(JSON.parse(JSON.stringify(await openApi())))
  for (const path of Object.values(document.paths))
    for (const { requestBody, responses } of Object.values(path)) {
      addExample(requestBody?.content, document)
      for (const [status, { content }] of Object.entries(responses)) if (status < '400') addExample(content, document)
    }
  return document
}

function addExample(content: Content, document: object): void {
  const media = content?.['application/json']
  if (!media?.schema || media.example !== undefined) return
  media.example = sample(media.schema, { quiet: true }, document)
}
