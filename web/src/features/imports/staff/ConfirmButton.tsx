import type { ImportSummary } from '@directory/shared/contract/imports'
import type { ComponentProps } from 'react'
import { AskButton } from '../../../ui/staff/AskButton.tsx'
import { useImportOperation } from './useImportOperation.tsx'

interface Props extends Omit<ComponentProps<typeof AskButton>, 'busy'> {
  act: () => Promise<ImportSummary>
  onDone: () => void
}

/** Does something to an import after a confirmation. */
export function ConfirmButton({ act, onDone, ...rest }: Props) {
  const { run, busy, refusal } = useImportOperation()
  return (
    <>
      {refusal}
      <AskButton {...rest} busy={busy} act={async () => (await run(act)) && onDone()} />
    </>
  )
}
