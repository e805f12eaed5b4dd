import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentedPolicy } from '../support/bucketPolicy.ts'

/** What Amazon asks for each request: https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations.html */
const ACTIONS: Record<string, string[]> = {
  CopyObject: ['s3:GetObject', 's3:PutObject'],
  DeleteObject: ['s3:DeleteObject'],
  GetObject: ['s3:GetObject'],
  HeadObject: ['s3:GetObject'],
  ListObjectsV2: ['s3:ListBucket'],
  PutObject: ['s3:PutObject'],
}

const SOURCES = ['media', 'hooks', 'jobs', 'domain', 'bin', 'collections', 'server', 'endpoints', 'providers']
const PLUGIN = ['getFile', 'deleteFile', 'generateSignedURL'].map(
  (name) => `node_modules/@payloadcms/storage-s3/dist/${name}.js`,
)

async function filesWithSdk(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(folder, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return files.filter((_, at) => texts[at]?.includes('@aws-sdk/client-s3'))
}

/** Commands of the SDK, and the plugin’s methods of the same names. */
async function requestsIn(files: string[]): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.flatMap((text) => [
    ...[...text.matchAll(/new (?:AWS\.)?(\w+?)Command\(/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/client\.(\w+Object)\(/g)].map(([, name = '']) => name[0]?.toUpperCase() + name.slice(1)),
  ])
}

it('the policy of the bucket’s key allows what the site asks of the bucket, and nothing else', async () => {
  const inSources = await Promise.all(SOURCES.map(filesWithSdk))
  const requests = new Set(await requestsIn([...inSources.flat(), ...PLUGIN]))
  expect([...requests].filter((name) => !ACTIONS[name])).toEqual([])
  const needed = new Set([...requests].flatMap((name) => ACTIONS[name] ?? []))
  const statements = await documentedPolicy()
  expect(statements.flatMap(({ Action }) => Action).sort()).toEqual([...needed].sort())
})
