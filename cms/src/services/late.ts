/** Made when it is first asked for, for all who ask. What failed is tried again by whoever asks next. */
export function late<T>(make: () => Promise<T>) {
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
    /** What was asked for so far. */
    peek: () => made,
  }
}
