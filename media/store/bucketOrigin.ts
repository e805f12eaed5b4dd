import { env } from '#env'

/** The bucket's origin for the Content Security Policy; null without a bucket. */
export function bucketOrigin(): string | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION } = env()
  if (!S3_BUCKET) return null
  return S3_ENDPOINT ? new URL(S3_ENDPOINT).origin : `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com`
}
