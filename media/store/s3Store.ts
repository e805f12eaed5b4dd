import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
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
import { inParallel } from '../inParallel.ts'
import { STREAMS_FOLDER } from '../streams/streamFiles.ts'
import { SIGNED_READ_SECONDS, type FileStore } from './FileStore.ts'
import { s3Config } from './s3Config.ts'

export function s3Store(): FileStore {
  const client = new S3Client(s3Config())
  const Bucket = env().S3_BUCKET
  const take: FileStore['take'] = async (key, path, mimeType) => {
    const { size } = await stat(path)
    const Body = createReadStream(path)
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size, ContentType: mimeType }))
    await rm(path, { force: true })
  }
  const remove: FileStore['remove'] = async (key) =>
    void (await client.send(new DeleteObjectCommand({ Bucket, Key: key })))
  const list: FileStore['list'] = async function* (Prefix) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      yield (page.Contents ?? []).map(({ Key = '', LastModified = new Date() }) => ({
        key: Key,
        modifiedAt: LastModified,
      }))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
  return {
    take,
    takeFolder: async (folder, path, typeOf) => {
      const entries = await readdir(path, { recursive: true, withFileTypes: true })
      const names = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(path, join(entry.parentPath, entry.name)))
      await inParallel(names, (name) => take(`${folder}/${name}`, join(path, name), typeOf(name)))
    },
    removeFolder: async (folder) => {
      for await (const page of list(`${folder}/`)) await inParallel(page, ({ key }) => remove(key))
    },
    folders: async function* (folder) {
      let ContinuationToken: string | undefined
      do {
        const wanted = { Bucket, Prefix: `${folder}/`, Delimiter: '/', ContinuationToken }
        const page = await client.send(new ListObjectsV2Command(wanted))
        yield (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix.slice(folder.length + 1, -1))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
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
    remove,
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
    list: async function* (prefix) {
      for await (const page of list(prefix)) yield page.filter(({ key }) => !key.startsWith(`${STREAMS_FOLDER}/`))
    },
    signRead: (key, method) => {
      const what = { Bucket, Key: key }
      const command = method === 'HEAD' ? new HeadObjectCommand(what) : new GetObjectCommand(what)
      return getSignedUrl(client, command, { expiresIn: SIGNED_READ_SECONDS })
    },
    signWrite: (key, { seconds, size, mimeType }) => {
      const what = { Bucket, Key: key, ContentLength: size, ContentType: mimeType }
      const signableHeaders = new Set(['content-length', ...(mimeType ? ['content-type'] : [])])
      return getSignedUrl(client, new PutObjectCommand(what), { expiresIn: seconds, signableHeaders })
    },
  }
}

function isMissing(error: unknown): boolean {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404
}
