/** Where browsers put uploads for the panel, each in a folder of its own. */
export const PANEL_UPLOADS = 'uploads'

/**
 * The key of a browser's upload for the panel.
 * @param context what the storage plugin signed, when it allowed the upload.
 */
export function panelUploadKey(context: unknown, filename: string): string | null {
  const { prefix, _objectKey } = context as { prefix?: unknown; _objectKey?: unknown }
  const key = `${String(prefix)}/${String(_objectKey)}/${filename}`
  return PANEL_UPLOAD.test(key) ? key : null
}

/** As the storage plugin composes it, with our generated name. */
export const PANEL_UPLOAD = /^uploads\/[0-9a-f-]{36}\/\w{20}\.\w{3,4}$/

/** The storage plugin's address that signs an upload; it exists only with a bucket. */
export const UPLOAD_SIGNING = 'storage-s3-generate-signed-url'
