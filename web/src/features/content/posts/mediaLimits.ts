import { BYTES, MAX_GALLERY_IMAGES } from '#contracts/shared/constants.ts'
import type { PostType } from '#contracts/content/posts.ts'
import { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../../lib/fileTypes.ts'
import { formatBytes } from '../../../lib/formatBytes.ts'
import type { UploadLimits } from '../../../lib/upload/createUploader.ts'
import { t } from '../../../lib/text.ts'

type MediaLimits = { label: string; hint: string; limits: UploadLimits }

/** Members may upload larger videos than the employees' form allows, as specified. */
export function mediaLimits(type: PostType, isEmployee: boolean): MediaLimits {
  if (type === 'video') {
    const maxBytes = isEmployee ? BYTES.employeeVideo : BYTES.memberVideo
    return {
      label: t('Video'),
      hint: t('Videos up to 30 minutes (MP4, MOV, AVI), at most {bytes}', { bytes: formatBytes(maxBytes) }),
      limits: { extensions: VIDEO_EXTENSIONS, maxBytes, maxFiles: 1 },
    }
  }
  return {
    label: t('Photos'),
    hint: t('Up to {MAX_GALLERY_IMAGES} photos per post (JPG, PNG, WebP), at most {bytes} each', {
      MAX_GALLERY_IMAGES,
      bytes: formatBytes(BYTES.image),
    }),
    limits: { extensions: IMAGE_EXTENSIONS, maxBytes: BYTES.image, maxFiles: MAX_GALLERY_IMAGES },
  }
}
