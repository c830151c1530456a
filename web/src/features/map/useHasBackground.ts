import useSWR from 'swr'

/** Without a source the server sends an empty picture, with a header. */
async function hasTiles(path: string) {
  const answer = await fetch(path)
  // An unread response would keep its connection open.
  await answer.arrayBuffer()
  return answer.ok && answer.headers.get('X-Tile') !== 'none'
}

const once = { revalidateOnFocus: false, shouldRetryOnError: false }

/** False once that is known; each map asks, because the source may recover. */
export function useHasBackground(): boolean {
  const { data, error } = useSWR<boolean>('/tiles/0/0/0.png', hasTiles, once)
  return (data ?? true) && !error
}
