/** The name of ffmpeg's reader, which is forced: a playlist that is named as a video is not read. */
export const demuxerOf = ({ extension }: { extension: string }): 'mov' | 'avi' => (extension === 'avi' ? 'avi' : 'mov')
