import { pathToFileURL } from 'node:url'

// The parent holds this channel open for as long as it lives, also when it is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const [file = '', ...args] = process.argv.slice(2)
process.argv = [process.argv[0] ?? '', file, ...args]
await import(pathToFileURL(file).href)
