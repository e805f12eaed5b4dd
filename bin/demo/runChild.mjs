import { pathToFileURL } from 'node:url'

// The parent holds this channel open for as long as it lives, also when it is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const [node = '', , program = '', ...args] = process.argv
process.argv = [node, program, ...args]
await import(pathToFileURL(program).href)
