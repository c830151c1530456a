import { withoutShapeless } from './plainText.ts'

/** Removes characters that addresses cannot carry. */
export function cleanCategoryName(name: string): string {
  return withoutShapeless(name)
    .replace(/[+/?&#%]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns a key equal for names that differ only in case or outer space. */
export const categoryKey = (name: string): string => name.trim().toLocaleLowerCase('de')
