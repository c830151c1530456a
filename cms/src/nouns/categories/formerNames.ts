import type { Category } from '../../payload-types.ts'

/** Names under which a category was known; its addresses of then lead to it. */
export const formerNamesOf = ({ formerNames }: Pick<Category, 'formerNames'>): string[] =>
  Array.isArray(formerNames) ? formerNames.filter((name): name is string => typeof name === 'string') : []
