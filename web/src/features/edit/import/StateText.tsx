import type { ImportSummary } from '@directory/shared/contract/imports'
import { useText } from '../../../lib/intl.ts'
import { percentOf, rowsDone } from './importState.ts'

/** In a few words how an import stands. */
export function StateText({ summary }: { summary: ImportSummary }) {
  const text = useText()
  const done = rowsDone(summary)
  const state = text(`import.state.${summary.state}`)
  return done === null ? state : `${state} (${percentOf(done, summary.total)} %)`
}
