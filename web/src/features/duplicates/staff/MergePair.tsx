import { useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { Entry } from '#shared/entry'
import { presentProposal } from '#shared/proposal'
import { Button } from '#ui/Button.tsx'
import { DraftNotice } from '#ui/DraftNotice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Row } from '#ui/Row.tsx'
import { EntryComparison, keepingUnmentioned, useChoices } from '../../review/door.ts'
import { duplicateLists, pairKey } from './pair.ts'

interface Props {
  one: Entry
  other: Entry
  /** Question which of the two to keep, for each of them; without it, the first is kept until they are swapped. */
  asks?: (entry: Entry) => string
  onDone: (kept: string) => void
  onCancel: () => void
}

/** Empty fields are filled from the other entry. */
export function MergePair({ one, other, asks, onDone, onCancel }: Props) {
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(duplicateLists)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone.
  useEffect(() => box.current?.focus(), [])
  const choices = useChoices(pairKey(one, other))
  const keep = (uuid: string) => choices.set({ comparedId: uuid, of: '', fields: '{}' })
  const isSwapped = choices.values.comparedId === other.uuid
  const isAsking = asks !== undefined && choices.values.comparedId === ''
  const [stays, goes] = isSwapped ? [other, one] : [one, other]
  const [present, wanted] = [presentProposal(stays), presentProposal(goes)]
  const compared = choices.compare(stays.uuid, present, wanted, keepingUnmentioned(wanted, present))

  const merge = async () => {
    const body = {
      keep: stays.uuid,
      drop: goes.uuid,
      fields: compared.fields,
      keepUpdatedAt: stays.updatedAt,
      dropUpdatedAt: goes.updatedAt,
    }
    const done = await run(() => call('POST /api/mergeEntries', body))
    if (!done) return
    choices.clear()
    const title = text('duplicates.merged', { one: stays.name, other: goes.name })
    notifyDone(title, done.answer.undo)
    onDone(stays.uuid)
  }
  const cancel = () => {
    choices.clear()
    onCancel()
  }
  return (
    <div ref={box} tabIndex={-1} className="noFocusRing">
      <DraftNotice form={box} draft={choices} unsaved={choices.dirty} />
      {asks && (
        <RadioGroup
          legend={text('duplicates.which')}
          name="stays"
          options={[one, other].map((entry) => ({ value: entry.uuid, label: asks(entry) }))}
          value={choices.values.comparedId || null}
          onChange={keep}
        />
      )}
      {!isAsking && (
        <>
          <EntryComparison
            caption={text('duplicates.caption')}
            nowName={text('duplicates.one')}
            wantedName={text('duplicates.other')}
            scope={`-${one.uuid}-${other.uuid}`}
            {...compared}
          />
          <p>{text('duplicates.mergeText', { other: goes.name })}</p>
        </>
      )}
      <Row>
        {!isAsking && (
          <Button look="main" aria-disabled={busy} onClick={merge}>
            {text('duplicates.merge')}
          </Button>
        )}
        {!asks && (
          <Button onClick={() => keep(isSwapped ? '' : other.uuid)}>{text('duplicates.swap')}</Button>
        )}
        <Button look="quiet" onClick={cancel}>
          {text('edit.cancel')}
        </Button>
      </Row>
    </div>
  )
}
