import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSWRConfig } from 'swr'
import { callUrl } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import type { BodyOf } from '#shared/contract'
import type { ImportSummary } from '#shared/contract/imports'
import { AskButton } from '#ui/AskButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { ImportDetails } from './importState.ts'

/** A refusal stays on the page, because it explains what to do. */
export function useImportOperation() {
  const text = useText()
  const { mutate } = useSWRConfig()
  const { run, busy } = useOperation()
  const [error, setError] = useState('')

  const step = async (ask: () => Promise<ImportSummary>, successText?: string) => {
    setError('')
    const update = async () => {
      const summary = await ask()
      const url = callUrl('GET /api/import', { id: summary.id })
      const merge = (known: object | undefined) => known && { ...known, ...summary }
      void mutate(url, merge, { revalidate: false })
    }
    const done = await run(update, {
      ...(successText !== undefined && { successText }),
      refresh: ['GET /api/imports', 'GET /api/import', 'GET /api/allcategories', 'GET /api/categoryoverview'],
      handleRefusal: ({ status }, words) => {
        if (status !== 401) setError(words)
        return true
      },
    })
    return done !== null
  }
  const refusal = error && (
    <Notice kind="error" role="alert" title={text('import.refused')}>
      {error}
    </Notice>
  )
  return { run: step, busy, refusal }
}

type Change = Omit<BodyOf<'POST /api/correctImport'>, 'id'>

export interface Correctable {
  data: ImportDetails
  busy: boolean
  refusal: ReactNode
  /** @param next what gets the focus afterwards: the focused control disappears while the file is checked again */
  correct: (change: Change, next?: 'rows' | 'emptyCells') => Promise<boolean>
}

interface Props extends Omit<ComponentProps<typeof AskButton>, 'busy'> {
  act: () => Promise<ImportSummary>
  onDone: () => void
}

export function ConfirmButton({ act, onDone, ...rest }: Props) {
  const { run, busy, refusal } = useImportOperation()
  return (
    <>
      {refusal}
      <AskButton {...rest} busy={busy} act={async () => (await run(act)) && onDone()} />
    </>
  )
}
