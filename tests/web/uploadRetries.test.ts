import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { putFile } from '../../web/src/lib/upload/putFile.ts'
import { retryUpload } from '../../web/src/lib/upload/retryUpload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const offline = new Error('No Internet connection')
const refusedWith = (status: number) => new Error('No', { cause: new ApiError(status, '', '') })

describe('an upload that fails', () => {
  it('is retried after 0, 1, 3 and 5 seconds, then fails', async () => {
    const start = Date.now()
    const times: number[] = []
    const sent = retryUpload(() => (times.push(Date.now() - start), Promise.reject(offline)), undefined)
    const failed = expect(sent).rejects.toBe(offline)
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(times).toEqual([0, 0, 1000, 4000, 9000])
  })

  it.each([
    [400, 1],
    [403, 1],
    [413, 1],
    [409, 5],
    [429, 5],
    [500, 5],
    [503, 5],
  ])('with status %i is sent %i times', async (status, times) => {
    const send = vi.fn(() => Promise.reject(refusedWith(status)))
    const failed = expect(retryUpload(send, undefined)).rejects.toThrow('No')
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(send).toHaveBeenCalledTimes(times)
  })

  it('is not retried once it was canceled', async () => {
    const cancel = new AbortController()
    const send = vi.fn(() => Promise.reject(offline))
    const failed = expect(retryUpload(send, cancel.signal)).rejects.toThrow('canceled')
    await vi.advanceTimersByTimeAsync(500)
    cancel.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('an upload without progress', () => {
  it('is aborted five minutes after its last progress', async () => {
    const request = { open() {}, send() {}, setRequestHeader() {}, abort: vi.fn(), upload: {} as XMLHttpRequestUpload }
    vi.stubGlobal('XMLHttpRequest', function () {
      return request
    })
    const sent = putFile('http://localhost/media/uploads/x', new Blob(['x']), { onProgress() {} })
    const failed = expect(sent).rejects.toThrow('The upload stopped making progress')
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    request.upload.onprogress?.call(request as unknown as XMLHttpRequest, new ProgressEvent('progress'))
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(request.abort).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(request.abort).toHaveBeenCalledOnce()
    await failed
  })
})
