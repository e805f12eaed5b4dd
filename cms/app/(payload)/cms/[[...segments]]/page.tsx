import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { nameInTitle } from '../../../../components/platform/brand/nameInTitle.ts'
import { importMap } from '../../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const { language } = await getNextRequestI18n({ config: await config })
  const metadata = await generatePageMetadata({ config, params, searchParams })
  return nameInTitle(metadata, await getPayload({ config }), language)
}

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
