'use client'
import { DefaultEditView, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { BeginPost } from './BeginPost.tsx'

/** A post that isn't stored yet begins with a question instead of an empty form. In a drawer, the form is part of another one. */
export function PostView(props: ComponentProps<typeof DefaultEditView>) {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  return id === undefined && !drawerSlug ? <BeginPost /> : <DefaultEditView {...props} />
}
