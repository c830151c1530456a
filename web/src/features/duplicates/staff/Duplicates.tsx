import { useRef, useState } from 'react'
import { call, useCall } from '#lib/api.ts'
import { readDraft } from '#lib/draft.ts'
import { useText } from '#lib/intl.ts'
import { useLeave } from '#lib/useLeave.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import { useWayBack } from '#lib/wayBack.ts'
import type { OutputOf } from '#shared/contract'
import { pairOf } from '#shared/duplicates'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Card } from '#ui/Card.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { Row } from '#ui/Row.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { MergePair } from './MergePair.tsx'
import { duplicateLists, entryDescription, pairKey } from './pair.ts'

export default function Duplicates() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/duplicates', {})
  const { get } = useAddressParameters()
  const [one, other] = [get('one'), get('other')]
  if (one !== '' && other !== '')
    return (
      <StaffPage title={text('duplicates.merge')}>
        <MarkedPair one={one} other={other} />
      </StaffPage>
    )
  return (
    <StaffPage title={text('edit.duplicates.title')} lead={text('duplicates.lead')}>
      <CallState {...state} title={text('duplicates.failed')} shape="cards" />
      {data && <p role="status">{text('duplicates.count', { count: data.total })}</p>}
      <PlainList>
        {data?.pairs.map((pair) => (
          <li key={pairOf(pair.one.uuid, pair.other.uuid)}>
            <PairCard pair={pair} />
          </li>
        ))}
      </PlainList>
      {data && data.total > data.pairs.length && <p>{text('duplicates.more')}</p>}
    </StaffPage>
  )
}

/** Their categories may differ. */
function MarkedPair({ one, other }: { one: string; other: string }) {
  const text = useText()
  const { leave } = useLeave()
  const { back, state } = useWayBack(routes.editEntry.href())
  const calls = [
    useCall('GET /api/entrybyid', { id: one }, { keepsEarlier: false }),
    useCall('GET /api/entrybyid', { id: other }, { keepsEarlier: false }),
  ]
  const [first, second] = calls.map(({ data }) => data?.entry)
  const open = calls.find(({ error }) => error) ?? calls.find(({ loading }) => loading)
  if (!first || !second) return open && <CallState {...open} title={text('list.failed')} shape="cards" />
  return (
    <Card as="section" aria-label={`${first.name} / ${second.name}`}>
      <MergePair
        one={first}
        other={second}
        asks={(entry) => `${entry.name} · ${entryDescription(entry)}`}
        onDone={(edited) => leave(back, { ...state, edited })}
        onCancel={() => leave(back, state)}
      />
    </Card>
  )
}

type Pair = OutputOf<'GET /api/duplicates'>['pairs'][number]

function PairCard({ pair }: { pair: Pair }) {
  const text = useText()
  const { run, busy, notifyDone } = useUndoable(duplicateLists)
  const { one, other, reasons } = pair
  const [isOpen, setOpen] = useState(() => readDraft(pairKey(one, other)) !== null)
  const compare = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => compare.current?.focus())
  }
  const names = { one: one.name, other: other.name }
  const mark = async () => {
    const entries = { keep: one.uuid, drop: other.uuid, different: true }
    const step = () => call('POST /api/mergeEntries', entries)
    const marked = await run(step)
    if (marked) notifyDone(text('duplicates.marked', names), marked.answer.undo)
  }
  return (
    <Card as="section" aria-label={`${one.name} / ${other.name}`}>
      <PlainList>
        {[one, other].map((entry) => (
          <li key={entry.uuid} lang="de">
            <SiteLink to={routes.editEntryForm.href(entry.uuid)}>{entry.name}</SiteLink>
            {` · ${entryDescription(entry)}`}
          </li>
        ))}
      </PlainList>
      <p>
        {text('duplicates.same', {
          reasons: reasons.map((reason) => text(`duplicates.reason.${reason}`)).join(', '),
        })}
      </p>
      {isOpen ? (
        <MergePair one={one} other={other} onDone={close} onCancel={close} />
      ) : (
        <Row>
          <Button
            ref={compare}
            aria-label={text('duplicates.compareNamed', names)}
            onClick={() => setOpen(true)}
          >
            {text('duplicates.compare')}
          </Button>
          <Button aria-disabled={busy} aria-label={text('duplicates.differentNamed', names)} onClick={mark}>
            {text('duplicates.different')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
