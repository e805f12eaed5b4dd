import { CreateBucketCommand, ListObjectsV2Command, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll } from 'vitest'
import { type Ceph, type Key, startCeph } from '#tools/real-parts/ceph.ts'
import { BUCKET } from './bucket.ts'
import { documentedPolicy } from './bucketPolicy.ts'

/** Who writes a file in Ceph owns it, and may read it without a policy: so what a policy doesn't allow is denied, too. */
const OF_OWNERS = ['s3:GetObject', 's3:GetObjectAcl', 's3:GetObjectTagging', 's3:GetObjectVersion', 's3:PutObjectAcl']
const REGION = 'default'

export type CephBucket = {
  keys: () => Promise<string[]>
  /** The documented policy. @param without an action that is missing in it. */
  setPolicy: (without?: string) => Promise<void>
}

/** A bucket of somebody else in Ceph, for whose key the documented policy is set. To be called before `useSite`. */
export function useCephBucket(): CephBucket {
  const bucket = {} as CephBucket
  let ceph: Ceph | undefined
  beforeAll(async () => {
    const { url, owner, site } = (ceph = await startCeph())
    const client = clientOf(url, owner)
    await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
    bucket.keys = async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET }))
      return Contents.map(({ Key = '' }) => Key)
    }
    bucket.setPolicy = async (without) => {
      const Policy = await policyFor(site.arn, without)
      await client.send(new PutBucketPolicyCommand({ Bucket: BUCKET, Policy }))
    }
    await bucket.setPolicy()
    Object.assign(process.env, {
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: site.accessKeyId,
      S3_SECRET_ACCESS_KEY: site.secretAccessKey,
    })
  }, 240_000)
  afterAll(() => ceph?.stop())
  return bucket
}

const clientOf = (endpoint: string, credentials: Key) =>
  new S3Client({ region: REGION, endpoint, forcePathStyle: true, credentials })

/** A policy of the bucket names whom it is for. */
async function policyFor(arn: string, without?: string): Promise<string> {
  const Principal = { AWS: [arn] }
  const allowed = (await documentedPolicy())
    .map(({ Action, Resource, ...statement }) => ({
      ...statement,
      Principal,
      Action: [Action].flat().filter((action) => action !== without),
      Resource: Resource.replace('your-bucket', BUCKET),
    }))
    .filter(({ Action }) => Action.length > 0)
  const Action = OF_OWNERS.filter((action) => !allowed.some((statement) => statement.Action.includes(action)))
  const denied = { Effect: 'Deny', Principal, Action, Resource: `arn:aws:s3:::${BUCKET}/*` }
  return JSON.stringify({ Version: '2012-10-17', Statement: [...allowed, denied] })
}
