import { useLayoutEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { asCallError } from './api.ts'

const once = {
  dedupingInterval: 0,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/** Loads anew at each visit: shows no older answer, and no refetch replaces it meanwhile. */
export function useFresh<T>(key: string | null, load: () => Promise<T>) {
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key, load, once)
  const { cache } = useSWRConfig()
  // SWR would show an earlier answer until the next frame: a form would mount twice, and lose what was ticked between.
  useLayoutEffect(() => () => cache.delete(key ?? ''), [cache, key])
  return {
    data: isValidating ? undefined : data,
    error: isValidating || !error ? undefined : asCallError(error),
    loading: isValidating,
    retry: () => mutate(),
  }
}
