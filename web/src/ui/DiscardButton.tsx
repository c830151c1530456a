import { useText } from '#lib/intl.ts'
import type { StaffDraft } from '#lib/useStaffDraft.ts'
import { Button } from './Button.tsx'

interface Props {
  unsaved: boolean
  draft: Pick<StaffDraft<Record<string, string>>, 'discard' | 'restoreDiscarded'>
}

export function DiscardButton({ unsaved, draft: { discard, restoreDiscarded } }: Props) {
  const text = useText()
  if (!unsaved && !restoreDiscarded) return null
  return (
    <>
      {/* One element for both states, so that it keeps the focus. */}
      <Button look="quiet" onClick={unsaved ? discard : (restoreDiscarded ?? discard)}>
        {text(unsaved ? 'edit.discard' : 'undo.press')}
      </Button>
      <span role="status">{restoreDiscarded && !unsaved && text('edit.discarded')}</span>
    </>
  )
}
