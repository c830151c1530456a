import { categoryKey, cleanCategoryName } from '@directory/shared/categoryName'
import type { ImportField } from '@directory/shared/importFields'

export const keyOfCategory = (category: string) => categoryKey(cleanCategoryName(category))

/** The name of a category in a list: signs that no category may have become words. */
export const categoryIn = (cell: string): string =>
  cell
    .replace(/\/-?in(?:nen)?\b/g, '')
    .replace(/\s*\/\s*/g, ', ')
    .replace(/\s*[&+]\s*/g, ' und ')
    .trim()

const addresses: readonly ImportField[] = ['website', 'email', 'uuid', 'lat', 'lon']

/** True if letters were lost before the file came here: "Ha\uFFFDfurt", "M?ller". */
export const hasLostLetters = (field: ImportField, cell: string): boolean =>
  cell.includes('\uFFFD') || (!addresses.includes(field) && /\p{L}\?\p{Ll}/u.test(cell))
