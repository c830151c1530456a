import type { ImportSummary } from '@directory/shared/contract/imports'
import { routes } from '@directory/shared/routes'
import { type ComponentProps, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type CallError, callUrl } from '../../../lib/api.ts'
import { useErrorText } from '../../../lib/errorText.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { EntryNames } from '../../../ui/EntryNames.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { AskButton } from '../../../ui/staff/AskButton.tsx'
import { editedNames } from './importState.ts'

/** Runs an operation on an import; a refusal stays on the page, because it explains what to do. */
export function useImportOperation() {
  const text = useText()
  const { mutate } = useSWRConfig()
  const { run, busy } = useOperation()
  const [error, setError] = useState<CallError | null>(null)

  const step = async (ask: () => Promise<ImportSummary>, successText?: string): Promise<boolean> => {
    setError(null)
    const update = async () => {
      const summary = await ask()
      const url = callUrl('GET /api/import', { id: summary.id })
      const merge = (known: object | undefined) => known && { ...known, ...summary }
      void mutate(url, merge, { revalidate: false })
    }
    const done = await run(update, {
      ...(successText !== undefined && { successText }),
      refresh: ['GET /api/imports', 'GET /api/import', 'GET /api/allcategories', 'GET /api/categoryoverview'],
      handleRefusal: (refusal) => {
        setError(refusal)
        return true
      },
    })
    return done !== null
  }
  const refusal = error && error.status !== 401 && (
    <ImportError
      error={error}
      title={text(error.code === 'edited_since' ? 'import.undoRefused' : 'import.refused')}
    />
  )
  return { run: step, busy, refusal }
}

function ImportError({ error, title }: { error: CallError; title: string }) {
  const text = useText()
  const errorText = useErrorText()
  const names = editedNames(error.current)
  const isElsewhere = error.code === 'import_running'
  return (
    <Notice
      kind={isElsewhere ? 'info' : 'error'}
      role="alert"
      title={isElsewhere ? text('import.oneAtATime') : title}
      actions={isElsewhere && <SiteLink to={routes.importSheet.href()}>{text('import.toList')}</SiteLink>}
    >
      {names.length === 0 ? (
        <p>{errorText(error)}</p>
      ) : (
        <>
          <p>{text('import.allEdited')}</p>
          <EntryNames names={names} />
        </>
      )}
    </Notice>
  )
}

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
