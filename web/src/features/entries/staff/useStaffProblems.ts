import { useProblems } from '../../entryForm/door.ts'

/** A missing mail address is worded for staff: it is the provider's, not that of the person filling in the form. */
const words = { email_missing: 'edit_entry.emailMissing' } as const

/** The errors of the staff's entry form. */
export const useStaffProblems = (
  prefix: Parameters<typeof useProblems>[0],
  values: Parameters<typeof useProblems>[1],
) => useProblems(prefix, values, undefined, words)
