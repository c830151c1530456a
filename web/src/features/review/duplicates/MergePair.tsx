import type { Entry } from '@directory/shared/entry'
import { type Proposal, proposableOf } from '@directory/shared/proposal'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { Row } from '../../../components/Row.tsx'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useAct } from '../../../lib/useAct.ts'
import { differentKeys, fieldsToSave, withoutSilence } from '../compare.ts'
import { EntryComparison } from '../EntryComparison.tsx'
import { duplicateLists, type PairAct } from './duplicateLists.ts'

interface Props {
  one: Entry
  other: Entry
  onDone: (act: PairAct) => void
  onCancel: () => void
}

/** Two entries become one, field by field: what one of them does not say is taken from the other. */
export function MergePair({ one, other, onDone, onCancel }: Props) {
  const text = useText()
  const { act, busy } = useAct()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  const [isSwapped, setSwapped] = useState(false)
  const [changes, setChanges] = useState<Proposal>({})
  const [stays, goes] = isSwapped ? [other, one] : [one, other]
  const [present, wanted] = [proposableOf(stays), proposableOf(goes)]
  const decided = { ...withoutSilence(wanted, present), ...changes }
  const fields = differentKeys(present, wanted)

  const merge = async () => {
    let done: PairAct | null = null
    await act(
      async () => {
        const { undo } = await call('POST /api/mergeEntries', {
          ...{ keep: stays.uuid, drop: goes.uuid, fields: fieldsToSave(present, decided) },
          ...{ keepUpdatedAt: stays.updatedAt, dropUpdatedAt: goes.updatedAt },
        })
        done = { title: text('duplicates.merged', { one: stays.name, other: goes.name }), undo }
      },
      { refresh: duplicateLists },
    )
    if (done) onDone(done)
  }
  return (
    <div ref={box} tabIndex={-1} className="noRing">
      {fields.length === 0 ? (
        <p>{text('duplicates.nothing')}</p>
      ) : (
        <EntryComparison
          caption={text('duplicates.caption')}
          nowName={text('duplicates.one')}
          wantedName={text('duplicates.other')}
          fields={fields}
          present={present}
          wanted={wanted}
          decided={decided}
          onDecide={(more) => setChanges({ ...changes, ...more })}
          errors={{}}
        />
      )}
      <p>{text('duplicates.mergeText', { other: goes.name })}</p>
      <Row>
        <Button look="main" aria-disabled={busy} onClick={merge}>
          {text('duplicates.merge')}
        </Button>
        <Button
          onClick={() => {
            setSwapped(!isSwapped)
            setChanges({})
          }}
        >
          {text('duplicates.swap')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {text('edit.cancel')}
        </Button>
      </Row>
    </div>
  )
}
