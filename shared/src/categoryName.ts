/** Names end up in addresses, so these characters are taken out. */
export function cleanCategoryName(name: string): string {
  return name
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Equal for names that differ only in case or in space around them. */
export const categoryKey = (name: string): string => name.trim().toLocaleLowerCase('de')
