export const IMAGE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp']
export const VIDEO_EXTENSIONS = ['.mp4', '.m4v', '.mov', '.avi']
