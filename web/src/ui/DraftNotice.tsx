import type { RefObject } from 'react'
import { useText } from '../lib/intl.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  /** Form that gets the focus when the notice closes. */
  form?: RefObject<HTMLElement | null>
  /** Title for a draft that does not come from this form. */
  title?: string | undefined
  onDiscard: () => void
  /** Set after the draft was discarded; restores it. */
  restoreDiscarded?: (() => void) | null
}

/** Says that a draft was restored, and offers to discard it, and then to restore it again. */
export function DraftNotice({ form, title, onDiscard, restoreDiscarded = null }: Props) {
  const text = useText()
  const focusForm = () =>
    form?.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
  const discard = () => {
    onDiscard()
    focusForm()
  }
  return (
    <Notice
      role="status"
      title={restoreDiscarded ? text('edit.discarded') : (title ?? text('edit.restored'))}
      actions={
        <Button onClick={restoreDiscarded ?? discard}>
          {text(restoreDiscarded ? 'undo.press' : 'edit.discard')}
        </Button>
      }
    />
  )
}
