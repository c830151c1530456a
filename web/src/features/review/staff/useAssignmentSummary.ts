import { useText } from '../../../lib/intl.ts'
import { useStaffName } from '../../../lib/staffName.ts'
import type { QuestionedRequest } from './AskBack.tsx'

const max = 60

interface Assigned extends Pick<QuestionedRequest, 'questions'> {
  takenBy: string
  note: string
}

/** Tells that the submitter has answered, then assignee and beginning of the note, for lists. */
export function useAssignmentSummary() {
  const text = useText()
  const staffName = useStaffName()
  return ({ takenBy, note, questions }: Assigned): string => {
    const shortened = note.length > max ? `${note.slice(0, max).trimEnd()} …` : note
    const care = [staffName(takenBy), shortened].filter((part) => part !== '').join(': ')
    const answer = questions.at(-1)?.answeredAt ? text('askBack.mark') : ''
    return [answer, care].filter((part) => part !== '').join(' · ')
  }
}
