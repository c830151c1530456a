import type { ImportSummary } from '@directory/shared/contract/imports'
import { useText } from '../../../lib/intl.ts'
import { percentOf, rowsDone, stateText } from './importState.ts'

export function StateText({ summary }: { summary: ImportSummary }) {
  const text = useText()
  const done = rowsDone(summary)
  const state = text(stateText(summary))
  return done === null ? state : `${state} (${percentOf(done, summary.total)} %)`
}
