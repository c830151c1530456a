import type { RefObject } from 'react'
import { useText } from '../lib/intl.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  /** Gets the focus when the notice goes with its button. */
  form?: RefObject<HTMLElement | null>
  /** What came back, where it is not what one has typed oneself. */
  title?: string | undefined
  onDiscard: () => void
  /** Set once it was discarded. */
  takeBack?: (() => void) | null
}

/** What staff had typed and not saved stands in the form again, how to be rid of it, and how to have it back. */
export function DraftNotice({ form, title, onDiscard, takeBack = null }: Props) {
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
      title={takeBack ? text('edit.discarded') : (title ?? text('edit.restored'))}
      actions={
        <Button onClick={takeBack ?? discard}>{text(takeBack ? 'undo.press' : 'edit.discard')}</Button>
      }
    />
  )
}
