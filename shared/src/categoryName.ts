/** Names end up in addresses, so these characters are taken out. */
export function cleanCategoryName(name: string): string {
  return name
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
