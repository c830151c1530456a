import { useText } from '../../../lib/intl.ts'
import type { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import type { Return } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import type { StaffValues } from './NoEmail.tsx'

interface Props {
  busy: boolean
  /** Entry to open after saving; its id is the value of that button. */
  next: { uuid: string; name: string } | null
  back: string
  returning: Return
  draft: Pick<ReturnType<typeof useStaffDraft<StaffValues>>, 'dirty' | 'discard' | 'restoreDiscarded'>
}

export function EntryButtons({ busy, next, back, returning, draft }: Props) {
  const text = useText()
  return (
    <StickyBar
      main={
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : 'edit.save')}
        </Button>
      }
    >
      {next && (
        <Button type="submit" value={next.uuid} title={next.name} aria-disabled={busy}>
          {text('entries.saveNext')}
        </Button>
      )}
      <LinkButton to={back} state={returning}>
        {text('edit.cancel')}
      </LinkButton>
      <DiscardButton draft={draft} unsaved={draft.dirty} />
    </StickyBar>
  )
}
