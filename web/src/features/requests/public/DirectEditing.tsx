import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { asCallError, CallError, call } from '#lib/api.ts'
import type { FormFields } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { reloadFromServerOnce } from '#lib/reloadFromServer.ts'
import type { Entry } from '#shared/entry'
import { cleanToken } from '#shared/rules/changeRules'
import { Button } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import type { ChangeValues } from './changeValues.ts'
import styles from './RequestForm.module.css'

/** Loaded on demand, because most requests describe the change in words. */
type Editor = typeof import('./DirectEditor.tsx')['default']

type Props = FormFields<ChangeValues> & Pick<ComponentProps<Editor>, 'onProposed'>

export function DirectEditing({ values: { token, direct }, set, errors, onProposed }: Props) {
  const text = useText()
  const [entry, setEntry] = useState<Entry | null>(null)
  const [DirectEditor, setDirectEditor] = useState<Editor | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)

  const hasReopened = useRef(false)
  const open = useCallback(async () => {
    hasReopened.current = true
    setFailure(null)
    // First of all, because loading the code may reload the page, which then opens the fields again.
    set({ direct: 'true' })
    try {
      const [entryOfToken, { default: editor }] = await Promise.all([
        call('POST /api/entryOfToken', { token: cleanToken(token) }),
        // Only once, because after a reload no button was pressed and the page could reload for ever.
        import('./DirectEditor.tsx').catch(reloadFromServerOnce),
      ])
      setDirectEditor(() => editor)
      setEntry(entryOfToken)
    } catch (error) {
      set({ direct: '' })
      setFailure(asCallError(error))
    }
  }, [token, set])
  const close = () => {
    setEntry(null)
    onProposed(null)
    set({ direct: '' })
  }
  useEffect(() => {
    // Opens again after a reload, with the typed values.
    if (direct === 'true' && !hasReopened.current) void open()
  }, [direct, open])

  if (entry && DirectEditor)
    return <DirectEditor entry={entry} errors={errors} onProposed={onProposed} onClose={close} />
  return (
    <div className={`withScript ${styles.direct}`}>
      <p>{text('change_request.directHint')}</p>
      {failure && <ErrorNotice error={failure} title={text('change_request.directFailed')} />}
      <Button
        icon="edit"
        onClick={token.trim() === '' ? () => setFailure(new CallError(400, 'token_missing')) : open}
      >
        {text('change_request.direct')}
      </Button>
    </div>
  )
}
