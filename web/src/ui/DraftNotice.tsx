import type { RefObject } from 'react'
import { useText } from '#lib/intl.ts'
import type { StaffDraft } from '#lib/useStaffDraft.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  draft: Pick<StaffDraft<Record<string, string>>, 'wasRestored' | 'discard' | 'restoreDiscarded'>
  unsaved: boolean
  /** Gets the focus when the notice closes. */
  form?: RefObject<HTMLElement | null>
}

export function DraftNotice({ draft, unsaved, form }: Props) {
  const text = useText()
  const restore = unsaved ? null : draft.restoreDiscarded
  if (!draft.wasRestored || !(unsaved || restore)) return null
  const discard = () => {
    draft.discard()
    form?.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
  }
  return (
    <Notice
      role="status"
      title={text(restore ? 'edit.discarded' : 'edit.restored')}
      actions={<Button onClick={restore ?? discard}>{text(restore ? 'undo.press' : 'edit.discard')}</Button>}
    />
  )
}
