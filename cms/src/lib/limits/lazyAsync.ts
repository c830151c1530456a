/** Shared by all callers. After a failure the next caller tries again. */
export function lazyAsync<T>(make: () => Promise<T>) {
  let pending: Promise<T> | undefined
  return () => {
    pending ??= make().catch((error) => {
      pending = undefined
      throw error
    })
    return pending
  }
}
