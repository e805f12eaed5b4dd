// The channel closes when the parent ends, even after kill -9.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

await import('../run.mjs')
