import { useContext, useRef } from 'react'
import type { TypedValues } from '#lib/draft.ts'
import { navigation } from '#lib/navigation.ts'
import { ServerState } from '#lib/serverState.ts'
import { useDraft } from '#lib/useDraft.ts'
import { useLeave } from '#lib/useLeave.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { SentForm } from '#shared/renderedState'

/** Sent without scripts and refused. Its values belong to this document, not to a later visit of the page. */
export function useSentForm(kind: SentForm['kind']): SentForm | undefined {
  const { form } = useContext(ServerState)
  const isRefused = form?.kind === kind && form.errors.length > 0
  return isRefused && navigation.pageChanges === 0 ? form : undefined
}

export function useRequestForm<V extends TypedValues>(key: string, initial: V) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(key, initial, form)
  const { run, busy } = useOperation()
  const { isLeaving, leave } = useLeave()
  return { draft, run, leave, isLeaving, shell: { form, busy, unsent: draft.dirty && !isLeaving } }
}
