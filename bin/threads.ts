/**
 * What a process of the site is told before it begins: how many threads it has for files and the hashes of passwords, and that
 * all of them take their memory from two places. With a place of its own each keeps what it once needed: together 60 MB after
 * load (glibc; others do not know the name). The image, the unit of systemd and `npm start` say the same.
 */
export const threads = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' }
