import { useText } from '../../../lib/intl.ts'
import type { useStaffDraft } from '../../../lib/useStaffDraft.ts'
import type { Return } from '../../../lib/wayBack.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { DiscardButton } from '../../../ui/DiscardButton.tsx'
import { StickyBar } from '../../../ui/staff/StickyBar.tsx'
import type { StaffValues } from './StaffEntryForm.tsx'

interface Props {
  busy: boolean
  label: 'edit.save' | 'edit_entry.create'
  /** Entry to open after saving; its id is the value of that button. */
  next?: { uuid: string; name: string } | null
  /** Where to go without saving. */
  back?: { to: string; state: Return }
  draft: Pick<ReturnType<typeof useStaffDraft<StaffValues>>, 'dirty' | 'discard' | 'restoreDiscarded'>
}

export function EntryButtons({ busy, label, next, back, draft }: Props) {
  const text = useText()
  return (
    <StickyBar
      main={
        <Button type="submit" look="main" aria-disabled={busy}>
          {text(busy ? 'edit.saving' : label)}
        </Button>
      }
    >
      {next && (
        <Button type="submit" value={next.uuid} title={next.name} aria-disabled={busy}>
          {text('entries.saveNext')}
        </Button>
      )}
      {back && <LinkButton {...back}>{text('edit.cancel')}</LinkButton>}
      <DiscardButton draft={draft} unsaved={draft.dirty} />
    </StickyBar>
  )
}
