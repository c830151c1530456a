/** Creates the value on first use and shares it with all callers. After a failure the next caller tries again. */
export function lazyAsync<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined
  return {
    get(): Promise<T> {
      if (made) return made
      const attempt = make()
      made = attempt
      attempt.catch(() => {
        if (made === attempt) made = undefined
      })
      return attempt
    },
    /** Returns the value if it was requested, without creating it. */
    peek: () => made,
  }
}
