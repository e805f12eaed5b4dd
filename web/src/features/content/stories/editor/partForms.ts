import type { ComponentType } from 'react'
import { ArticleForm } from './forms/ArticleForm.tsx'
import { BeforeAfterForm } from './forms/BeforeAfterForm.tsx'
import { CalloutForm } from './forms/CalloutForm.tsx'
import { FilmForm } from './forms/FilmForm.tsx'
import { FindCardForm } from './forms/FindCardForm.tsx'
import type { PartFormProps } from './forms/PartFormProps.ts'
import { PhotoForm } from './forms/PhotoForm.tsx'
import { PhotoGalleryForm } from './forms/PhotoGalleryForm.tsx'

/** By the type of a node or block; a part without a form can be moved and removed. */
export const PART_FORMS: Record<string, ComponentType<PartFormProps>> = {
  upload: PhotoForm,
  photoGallery: PhotoGalleryForm,
  film: FilmForm,
  findCard: FindCardForm,
  article: ArticleForm,
  callout: CalloutForm,
  beforeAfter: BeforeAfterForm,
}
