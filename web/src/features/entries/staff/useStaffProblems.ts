import { useRequestProblems } from '../../entryForm/door.ts'

/** Text for a missing mail address: it is the provider's, not that of the staff member filling in the form. */
const words = { email_missing: 'edit_entry.emailMissing' } as const

/** Returns the errors of the staff's entry form. */
export const useStaffProblems = (
  prefix: Parameters<typeof useRequestProblems>[0],
  values: Parameters<typeof useRequestProblems>[1],
) => useRequestProblems(prefix, values, undefined, words)
