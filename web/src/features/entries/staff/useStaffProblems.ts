import { useProblems } from '../../entryForm/door.ts'

/** The address is the provider's, not that of whoever fills in the form. */
const words = { email_missing: 'edit_entry.emailMissing' } as const

/** What is wrong with what staff say of an entry. */
export const useStaffProblems = (
  prefix: Parameters<typeof useProblems>[0],
  values: Parameters<typeof useProblems>[1],
) => useProblems(prefix, values, undefined, words)
