import { useEffect, useRef, useState } from 'react'

export type SendFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>

export type Upload = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** 0 to 1. */
  progress: number
  address: string | null
}

type Options = { autoStart: boolean; onUploaded: (addresses: string[]) => void }

/** Keeps a list of files and sends them; progress is announced at a quarter, half and three quarters. */
export function useUploads(send: SendFile, { autoStart, onUploaded }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [announcement, setAnnouncement] = useState('')
  const lastId = useRef(0)
  const cancels = useRef(new Map<number, AbortController>())

  // Leaving the screen stops what is still being sent.
  useEffect(() => {
    const running = cancels.current
    return () => running.forEach((cancel) => cancel.abort())
  }, [])

  // Reported from here, so it always speaks of what is on the screen.
  const arrived = uploads.flatMap(({ address }) => address ?? []).join('\n')
  useEffect(() => {
    onUploaded(arrived ? arrived.split('\n') : [])
    // The callback is a new function on every render; only a change of the list is news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived])

  function change(id: number, next: Partial<Upload>) {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)))
  }

  async function run({ id, file }: Upload) {
    const cancel = new AbortController()
    cancels.current.set(id, cancel)
    change(id, { state: 'sending', progress: 0 })
    setAnnouncement('Upload started')
    let quarter = 0
    function handleProgress(share: number) {
      change(id, { progress: share })
      const reached = Math.floor(share * 4)
      if (reached > quarter && reached < 4) setAnnouncement(`${reached * 25}%`)
      quarter = reached
    }
    try {
      const address = await send(file, { onProgress: handleProgress, signal: cancel.signal })
      change(id, { state: 'sent', progress: 1, address })
      setAnnouncement('Upload complete')
    } catch {
      if (!cancel.signal.aborted) change(id, { state: 'failed' })
    }
  }

  function add(files: File[]) {
    const added = files.map((file): Upload => {
      lastId.current += 1
      return { id: lastId.current, file, state: 'waiting', progress: 0, address: null }
    })
    setUploads((all) => [...all, ...added])
    if (autoStart) added.forEach((upload) => void run(upload))
  }

  /** Starts one file again, or everything that is waiting. */
  function start(id?: number) {
    uploads
      .filter((upload) => (id === undefined ? upload.state === 'waiting' : upload.id === id))
      .forEach((upload) => void run(upload))
  }

  function remove(id: number) {
    cancels.current.get(id)?.abort()
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  return { uploads, add, start, remove, announcement }
}
