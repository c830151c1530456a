import { useStaffName } from '../../../lib/staffName.ts'

const max = 60

/** Tells assignee and beginning of the note, for lists. */
export function useAssignmentSummary() {
  const staffName = useStaffName()
  return ({ takenBy, note }: { takenBy: string; note: string }): string => {
    const shortened = note.length > max ? `${note.slice(0, max).trimEnd()} …` : note
    return [staffName(takenBy), shortened].filter((part) => part !== '').join(': ')
  }
}
