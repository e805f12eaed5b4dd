/** For reading only. A server may close an idle connection just when this busy process uses it again. */
export const fetchTwice = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init))
