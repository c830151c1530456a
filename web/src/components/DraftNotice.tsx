import type { RefObject } from 'react'
import { useText } from '../lib/intl.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  /** Gets the focus when the notice goes with its button. */
  form?: RefObject<HTMLElement | null>
  onDiscard: () => void
}

/** What staff had typed and not saved stands in the form again, and how to be rid of it. */
export function DraftNotice({ form, onDiscard }: Props) {
  const text = useText()
  const discard = () => {
    onDiscard()
    form?.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
  }
  return (
    <Notice
      role="status"
      title={text('edit.restored')}
      actions={<Button onClick={discard}>{text('edit.discard')}</Button>}
    />
  )
}
