/**
 * Environment of a site process: threads for files and password hashes, and two glibc malloc arenas for all of them,
 * which saves 60 MB after load. The Docker image, the systemd unit and `npm start` set the same.
 */
export const threads = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' }
