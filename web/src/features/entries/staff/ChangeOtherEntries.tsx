import { useState } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { OutputOf } from '#shared/contract'
import { fieldLabel } from '#shared/fields/entryFields'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { entryLists } from './entryLists.ts'

type Saved = Pick<OutputOf<'POST /api/addEntry'>, 'also' | 'entry'>
export type OtherEntriesOffer = Pick<Saved, 'also'> & { uuid: string; name: string }

export const otherEntriesOffer = ({ also, entry }: Saved) =>
  also.length > 0 ? { uuid: entry.uuid, also, name: entry.name } : null

interface Props {
  offer: OtherEntriesOffer
  onClose: () => void
}

export function ChangeOtherEntries({ offer: { uuid, also, name }, onClose }: Props) {
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(entryLists)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const chosen = also.filter((related) => !leftOut.includes(related.uuid))
  const change = async () => {
    if (chosen.length === 0) return onClose()
    const step = async () => {
      const entries = chosen.map(({ uuid, updatedAt, things }) => ({ uuid, updatedAt, things }))
      const { count, undo } = await call('POST /api/changeEntries', { from: uuid, entries })
      notifyDone(text('entries.alsoDone', { count }), undo)
    }
    await run(step)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={text('entries.alsoTitle', { count: also.length })}
      confirm={text('entries.alsoPress')}
      cancel={text('entries.alsoNot')}
      busy={busy}
      onConfirm={change}
      onCancel={onClose}
    >
      <p>{text('entries.alsoText', { name })}</p>
      <PlainList>
        {also.map((related) => (
          <li key={related.uuid}>
            <Checkbox
              label={text('entries.alsoLine', {
                name: joined(', ', related.name, related.city),
                category: related.category,
                things: related.things
                  .map((thing) => text(thing === 'address' ? 'entries.address' : fieldLabel(thing)))
                  .join(', '),
              })}
              checked={!leftOut.includes(related.uuid)}
              onTick={(isTicked) =>
                setLeftOut(
                  isTicked ? leftOut.filter((one) => one !== related.uuid) : [...leftOut, related.uuid],
                )
              }
            />
          </li>
        ))}
      </PlainList>
    </ConfirmDialog>
  )
}
