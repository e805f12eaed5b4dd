import { copyLink } from '../../../lib/copyLink.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { drawSharePicture } from './drawSharePicture.ts'

type Shared = { title: string; path: string; siteName: string; coverUrl: string | null }

/** With the device's share dialog. Without one, the link is copied and the picture is downloaded. */
export async function sharePost({ title, path, siteName, coverUrl }: Shared): Promise<void> {
  const url = new URL(pagePath(path), window.location.origin).href
  const picture = await drawSharePicture({ title, siteName, coverUrl, seed: path }).catch(() => null)
  const files = picture ? [new File([picture], fileName(title), { type: 'image/png' })] : []
  if (typeof navigator.share === 'function') {
    const data = { title, url }
    const withPicture = { ...data, files }
    const takesPicture = files.length > 0 && typeof navigator.canShare === 'function' && navigator.canShare(withPicture)
    // Rejected when the visitor closes the device's dialog.
    await navigator.share(takesPicture ? withPicture : data).catch(() => undefined)
    return
  }
  const [file] = files
  if (file) download(file)
  await copyLink(pagePath(path))
  if (file)
    showToast({
      title: t('Link Copied'),
      description: t('You can paste it anywhere now. A picture to go with it is in your downloads.'),
    })
}

function download(file: File) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

const fileName = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 60) || 'post'
  }.png`
