/** Packs a file with gzip. @returns it in base64. */
export async function packFile(file: File): Promise<string> {
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const { result } = reader
      if (typeof result === 'string') resolve(result.slice(result.indexOf(',') + 1))
      else reject(new Error('The file was not read as text'))
    }
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(packed)
  })
}
