import type { OutputOf } from '@directory/shared/contract'
import { routes } from '@directory/shared/routes'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import { useOperation } from '../../../lib/useOperation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PlainList } from '../../../ui/PlainList.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { choicesDraft } from '../../review/door.ts'
import { duplicateLists, type PairOperation } from './duplicateLists.ts'
import { MergePair } from './MergePair.tsx'
import { entryDescription, pairKey } from './pair.ts'

type Pair = OutputOf<'GET /api/duplicates'>['pairs'][number]

/** Shows a possible duplicate: what the two entries share, and the possible actions. */
export function PairCard({ pair, onDone }: { pair: Pair; onDone: (operation: PairOperation) => void }) {
  const text = useText()
  const { run, busy } = useOperation()
  const { one, other, reasons } = pair
  const choicesOf = pairKey(one, other)
  const [isOpen, setOpen] = useState(() => readDraft(choicesDraft(choicesOf)) !== null)
  const compare = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => compare.current?.focus())
  }
  const names = { one: one.name, other: other.name }
  const mark = async () => {
    let done: PairOperation | null = null
    await run(
      async () => {
        const pair = { keep: one.uuid, drop: other.uuid, different: true }
        const { undo } = await call('POST /api/mergeEntries', pair)
        done = { title: text('duplicates.marked', names), undo }
      },
      { refresh: duplicateLists },
    )
    if (done) onDone(done)
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
        <MergePair one={one} other={other} choicesOf={choicesOf} onDone={onDone} onCancel={close} />
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
