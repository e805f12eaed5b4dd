export const IMAGE_TYPES = [
  { label: 'JPG', extensions: ['.jpg', '.jpeg'] },
  { label: 'PNG', extensions: ['.png'] },
  { label: 'WebP', extensions: ['.webp'] },
]

export const VIDEO_TYPES = [
  { label: 'MP4', extensions: ['.mp4', '.m4v'] },
  { label: 'MOV', extensions: ['.mov'] },
  { label: 'AVI', extensions: ['.avi'] },
]
