import { pathToFileURL } from 'node:url'

// The channel closes when the parent ends, even after kill -9.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const [node = '', , program = '', ...args] = process.argv
process.argv = [node, program, ...args]
await import(pathToFileURL(program).href)
