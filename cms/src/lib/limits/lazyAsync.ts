/** Creates the value on first use and shares it with all callers. After a failure the next caller tries again. */
export function lazyAsync<T>(make: () => Promise<T>) {
  let pending: Promise<T> | undefined
  return {
    get(): Promise<T> {
      if (pending) return pending
      const attempt = make()
      pending = attempt
      attempt.catch(() => {
        if (pending === attempt) pending = undefined
      })
      return attempt
    },
    /** Returns the value if it was requested, without creating it. */
    peek: () => pending,
  }
}
