/** A category and a name under which an entry was found earlier. */
export interface FormerPlace {
  category: string
  name: string
}

/**
 * Returns where an entry was found earlier: by its former names in its own category and, for `category/name`, in the
 * category of an entry merged into it. Names of categories contain no slash, those of entries may.
 */
export const formerPlaces = (category: string, formerNames: readonly string[]): FormerPlace[] =>
  formerNames.flatMap((name) => {
    const slash = name.indexOf('/')
    const elsewhere = { category: name.slice(0, slash), name: name.slice(slash + 1) }
    return slash > 0 ? [{ category, name }, elsewhere] : [{ category, name }]
  })
