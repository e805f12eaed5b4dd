import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll } from 'vitest'
import { type Swift, startSwift } from '#tools/real-parts/swift.ts'
import { BUCKET } from './bucket.ts'

export type SwiftBucket = { url: string; keys: () => Promise<string[]> }

/** A bucket for the site of this test file, in OpenStack Swift. To be called before `useSite`. */
export function useSwiftBucket(): SwiftBucket {
  const bucket = {} as SwiftBucket
  let swift: Swift | undefined
  beforeAll(async () => {
    const { url, region, accessKeyId, secretAccessKey } = (swift = await startSwift())
    const credentials = { accessKeyId, secretAccessKey }
    const client = new S3Client({ region, endpoint: url, forcePathStyle: true, credentials })
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
    bucket.url = url
    bucket.keys = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))
      return Contents.map(({ Key = '' }) => Key)
    }
    Object.assign(process.env, {
      S3_BUCKET: BUCKET,
      S3_REGION: region,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    })
  }, 240_000)
  afterAll(() => swift?.stop())
  return bucket
}
