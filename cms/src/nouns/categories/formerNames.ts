import type { Category } from '../../payload-types.ts'

/** Returns the former names of a category; addresses with them still lead to it. */
export const formerNamesOf = ({ formerNames }: Pick<Category, 'formerNames'>): string[] =>
  Array.isArray(formerNames) ? formerNames.filter((name): name is string => typeof name === 'string') : []
