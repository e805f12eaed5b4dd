// Loaded into a server process of a test: an exception that nothing catches, when the test says so.
process.on('SIGUSR2', () => {
  throw new Error('Nothing catches this')
})
