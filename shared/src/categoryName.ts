/** Removes characters that addresses cannot carry, because names end up in addresses. */
export function cleanCategoryName(name: string): string {
  return name
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a key that is equal for names that differ only in case or surrounding space. */
export const categoryKey = (name: string): string => name.trim().toLocaleLowerCase('de')
