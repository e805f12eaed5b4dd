/**
 * What a process of the site is told before it begins: threads for files and for the hashes of passwords, and that they share
 * their memory. With a pool of its own each keeps what it once needed, some 60 MB after all have worked (glibc; others do not
 * know the name). The image and `npm start` say the same.
 */
export const threads = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' }
