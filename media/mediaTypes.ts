import { msg } from '#contracts/shared/msg.ts'
type MediaType = {
  kind: 'image' | 'video'
  mimeType: string
  extension: string
  /** Other names that browsers and systems use. */
  aliases: string[]
}

/** What can be uploaded. */
export const MEDIA_TYPES: MediaType[] = [
  { kind: 'image', mimeType: 'image/jpeg', extension: 'jpg', aliases: [] },
  { kind: 'image', mimeType: 'image/png', extension: 'png', aliases: [] },
  { kind: 'image', mimeType: 'image/webp', extension: 'webp', aliases: [] },
  { kind: 'video', mimeType: 'video/mp4', extension: 'mp4', aliases: ['video/x-m4v'] },
  { kind: 'video', mimeType: 'video/quicktime', extension: 'mov', aliases: [] },
  { kind: 'video', mimeType: 'video/vnd.avi', extension: 'avi', aliases: ['video/x-msvideo', 'video/avi'] },
]

export const namesOf = ({ mimeType, aliases }: MediaType): string[] => [mimeType, ...aliases]
export const findMediaType = (mimeType: string): MediaType | undefined =>
  MEDIA_TYPES.find((type) => namesOf(type).includes(mimeType))

export const UNSUPPORTED_TYPE = msg('You can only upload MP4, MOV, AVI, JPG, PNG and WebP files.')
export const ANIMATED = msg('We can’t show animated pictures. Please upload a still picture, or a video.')
