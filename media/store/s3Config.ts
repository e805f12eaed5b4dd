import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { env } from '#env'

/** How the bucket is reached, by our own store and by Payload's storage plugin. */
export function s3Config(): S3ClientConfig {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env()
  return {
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    forcePathStyle: S3_ENDPOINT !== undefined,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // A short connection timeout, but time for copies of gigabytes.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 300_000 },
    // The SDK's default checksum would be signed into upload URLs, for a body that does not exist yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}
