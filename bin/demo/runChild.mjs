// The parent holds this channel open for as long as it lives, also when it is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

await import('../run.mjs')
