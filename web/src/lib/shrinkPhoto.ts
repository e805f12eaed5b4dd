const SIDE = 1600
const QUALITIES = [0.85, 0.7, 0.5]
/** Characters of base64 that one request may hold. */
const MOST = 1_100_000

/** As base64, small enough to be sent in one piece. @throws when the browser can't read it as a picture. */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of QUALITIES) {
    const photo = canvas.toDataURL('image/jpeg', quality).replace(/^data:[^,]*,/, '')
    if (photo.length <= MOST) return photo
  }
  throw new Error('The photo is too large')
}
