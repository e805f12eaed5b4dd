import { BYTES, MAX_GALLERY_IMAGES } from '#contracts/constants.ts'
import type { PostType } from '#contracts/posts.ts'
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../lib/fileTypes.ts'
import { formatBytes } from '../../lib/formatBytes.ts'
import type { UploadLimits } from '../../lib/upload/createUploader.ts'

type MediaLimits = { label: string; hint: string; limits: UploadLimits }

/** Members may upload larger videos than the employees' form allows, as specified. */
export function mediaLimits(type: PostType, isEmployee: boolean): MediaLimits {
  if (type === 'video') {
    const maxBytes = isEmployee ? BYTES.employeeVideo : BYTES.memberVideo
    return {
      label: 'Video',
      hint: `Videos up to 30 minutes (MP4, MOV, AVI), at most ${formatBytes(maxBytes)}`,
      limits: { extensions: VIDEO_EXTENSIONS, maxBytes, maxFiles: 1 },
    }
  }
  return {
    label: 'Photos',
    hint: `Up to ${MAX_GALLERY_IMAGES} photos per post (JPG, PNG, WebP), at most ${formatBytes(BYTES.image)} each`,
    limits: { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: MAX_GALLERY_IMAGES },
  }
}
