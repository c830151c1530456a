/** A category and a name under which an entry was found earlier. */
export interface FormerPlace {
  category: string
  name: string
}

/** Returns an entry's former places: names in its category, `category/name` in another (categories hold no slash). */
export const formerPlaces = (category: string, formerNames: readonly string[]): FormerPlace[] =>
  formerNames.flatMap((name) => {
    const slash = name.indexOf('/')
    const elsewhere = { category: name.slice(0, slash), name: name.slice(slash + 1) }
    return slash > 0 ? [{ category, name }, elsewhere] : [{ category, name }]
  })
