import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { env } from '#env'
import { SIGNED_READ_SECONDS, type FileStore } from './FileStore.ts'
import { s3Config } from './s3Config.ts'

export function s3Store(): FileStore {
  const client = new S3Client(s3Config())
  const Bucket = env().S3_BUCKET
  return {
    take: async (key, path, mimeType) => {
      const { size } = await stat(path)
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size, ContentType: mimeType }))
      await rm(path, { force: true })
    },
    open: async (key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
      return Body as Readable
    },
    stat: async (key) => {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }))
        return { bytes: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date() }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand({ Bucket, Key: key }))),
    copy: async (from, to, mimeType) => {
      await client.send(
        new CopyObjectCommand({
          Bucket,
          Key: to,
          CopySource: `${Bucket}/${from}`,
          MetadataDirective: 'REPLACE',
          ContentType: mimeType,
        }),
      )
    },
    localPath: () => null,
    list: async function* (Prefix) {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
        yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
          key: Key,
          modifiedAt: LastModified,
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    signRead: (key, method) => {
      const what = { Bucket, Key: key }
      const command = method === 'HEAD' ? new HeadObjectCommand(what) : new GetObjectCommand(what)
      return getSignedUrl(client, command, { expiresIn: SIGNED_READ_SECONDS })
    },
    signWrite: (key, { seconds, size }) =>
      getSignedUrl(client, new PutObjectCommand({ Bucket, Key: key, ContentLength: size }), { expiresIn: seconds }),
  }
}

function isMissing(error: unknown): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404
}
