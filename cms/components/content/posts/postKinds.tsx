import type { ReactNode } from 'react'
import type { PostType } from '#contracts/content/posts.ts'
import { msg } from '../../platform/view/textIn.ts'

export type PostKind = 'film' | 'gallery' | 'story'

type Described = {
  label: string
  says: string
  type: PostType
  /** What the button says that leads on without a file. */
  without: string
  /** As the file chooser wants them; none for a story. */
  accept: string
  drop: string
  icon: ReactNode
}

/** What a new post can be. A story is a gallery without photos: its cover is its picture. */
export const POST_KINDS: Record<PostKind, Described> = {
  film: {
    label: msg('Film'),
    says: msg('A video with chapters, captions and the stones in it.'),
    type: 'video',
    without: msg('Begin without the film'),
    accept: '.mp4,.m4v,.mov,.avi,video/mp4,video/quicktime',
    drop: msg('Drop the film here, or choose it.'),
    icon: (
      <>
        <rect x="3" y="5" width="18" height="14" rx="2" />
        <path d="M10 9l5 3-5 3z" />
      </>
    ),
  },
  gallery: {
    label: msg('Gallery'),
    says: msg('Up to ten photos, with a text below them.'),
    type: 'gallery',
    without: msg('Begin without photos'),
    accept: 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp',
    drop: msg('Drop up to ten photos here, or choose them.'),
    icon: (
      <>
        <rect x="3" y="3" width="13" height="13" rx="2" />
        <path d="M8 21h11a2 2 0 0 0 2-2V8M3 13l4-4 5 5" />
      </>
    ),
  },
  story: {
    label: msg('Story'),
    says: msg('A text. Its cover is its picture, and photos can be in it.'),
    type: 'gallery',
    without: msg('Start writing'),
    accept: '',
    drop: '',
    icon: <path d="M5 4h14M5 9h14M5 14h14M5 19h8" />,
  },
}
