import { fold, words } from '@directory/shared/fold'

/** Categories whose name fits any word of three letters or more, or the whole text. */
export function matchingCategories(categories: readonly string[], q: string): string[] {
  const whole = fold(q.trim())
  if (whole === '') return []
  const wanted = words(q).filter((word) => word.length >= 3)
  return categories.filter((category) => {
    const name = fold(category)
    return (
      name.startsWith(whole) || wanted.some((word) => words(category).some((part) => part.startsWith(word)))
    )
  })
}
