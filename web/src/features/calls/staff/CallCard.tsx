import { useRef } from 'react'
import { notify } from '#lib/alerts.ts'
import { call } from '#lib/api.ts'
import { classNames } from '#lib/className.ts'
import { dayText } from '#lib/dayAndTime.ts'
import { phoneHref } from '#lib/format.ts'
import { type MessageId, useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useToday } from '#lib/settings.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useRevert } from '#lib/useRevert.ts'
import { useHere } from '#lib/wayBack.ts'
import type { CallOutcome } from '#shared/checked'
import type { Entry } from '#shared/entry'
import { accessMark, factTexts, placesText, unsaidFacts } from '#shared/entryMarks'
import { type PlacesState, placesStates, placesWords } from '#shared/freePlaces'
import { openingLines } from '#shared/openingHours/openingLines'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FocusedNotice } from '#ui/FocusedNotice.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { Row } from '#ui/Row.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { type CallRow, callLists, SilentWebsite, serviceNames, townLine } from '../../entries/door.ts'
import styles from './Calls.module.css'

export interface RecordedCall {
  title: string
  undo: string
}

interface Props {
  row: CallRow
  /** The call that was made; null before, and once it was undone. */
  recorded: RecordedCall | null
  onRecorded: (call: RecordedCall | null) => void
}

/** Prints as a sheet with room to write. */
export function CallCard({ row, recorded, onRecorded }: Props) {
  const text = useText()
  const locale = useLocale()
  const name = useRef<HTMLHeadingElement>(null)
  const { entry, missed, missedOn } = row
  const checkedText =
    entry.checkedAt === null
      ? text('edit_entry.neverChecked')
      : text('edit_entry.checkedOn', { date: dayText(entry.checkedAt, locale) })
  // The fact of steps is among the facts; the general one is not.
  const access = accessMark(entry) === 'entry.barrierfree' ? [text('entry.barrierfree')] : []
  const facts: [label: string, value: string][] = [
    [text('entry.opening'), openingLines(entry, locale).join('; ')],
    [text('calls.address'), joined(', ', entry.street, townLine(entry))],
    [text('entry.services'), serviceNames(entry).join(', ')],
    [text('entry_dialogue.accessTitle'), [...access, ...factTexts(entry, text)].join(', ')],
  ]
  const { date, tellPlaces = [] } = useToday()
  const tellsPlaces = tellPlaces.includes(entry.category)
  if (tellsPlaces) facts.push([text('entry_dialogue.places'), placesText(entry, date, locale, text)])
  return (
    <Card as="section" className={classNames(styles.card, recorded && 'noPrint')} aria-label={entry.name}>
      <h2 ref={name} tabIndex={-1} lang="de">
        <WholeWords>{entry.name}</WholeWords>
      </h2>
      <p className={styles.about}>
        <span lang="de">{entry.category}</span> · {checkedText}
        {missed > 0 &&
          ` · ${text('calls.missedTimes', { count: missed, date: dayText(missedOn ?? '', locale) })}`}
      </p>
      <SilentWebsite state={row.websiteState} />
      <Numbers row={row} />
      <FactList of={facts.map(([label, value]) => [label, value || text('calls.notSaid')])} />
      <PrintedBoxes entry={entry} />
      <div className={classNames('noPrint', recorded && styles.rests)}>
        {recorded ? (
          <Recorded
            key={recorded.undo}
            call={recorded}
            onReverted={() => onRecorded(null)}
            onClosed={() => name.current?.focus()}
          />
        ) : (
          <CallOutcomes row={row} tellsPlaces={tellsPlaces} onDone={onRecorded} />
        )}
      </div>
    </Card>
  )
}

interface RecordedProps {
  call: RecordedCall
  onReverted: () => void
  onClosed: () => void
}

/** Each card keeps its own way back. */
function Recorded({ call: { title, undo }, onReverted, onClosed }: RecordedProps) {
  const text = useText()
  const { revert, busy } = useRevert(callLists)
  const press = async () => {
    if (await revert(undo)) onReverted()
  }
  const button = (
    <Button aria-disabled={busy} onClick={press}>
      {text('undo.press')}
    </Button>
  )
  return <FocusedNotice kind="success" title={title} actions={button} onClosed={onClosed} />
}

function Numbers({ row: { entry } }: { row: CallRow }) {
  const text = useText()
  const numbers = (['phone', 'mobile'] as const).filter((name) => entry[name] !== '')
  if (numbers.length === 0) return <p className={styles.numbers}>{text('entry.noPhone')}</p>
  return (
    <p className={styles.numbers}>
      {numbers.map((name) => {
        const [href, shown] = [phoneHref(entry[name]), entry[`${name}Text`]]
        const Tag = href ? 'a' : 'span'
        return (
          <Tag
            key={name}
            className={styles.number}
            {...(href && { href, 'aria-label': `${text('entry.call', { name: entry.name })} ${shown}` })}
          >
            <Icon name={name} />
            <PhoneText>{shown}</PhoneText>
          </Tag>
        )
      })}
    </p>
  )
}

/** Unstated facts as boxes to tick on paper, for volunteers without a computer; staff enter them later. */
function PrintedBoxes({ entry }: { entry: Entry }) {
  const text = useText()
  const box = (label: MessageId) => (
    <>
      <span className={styles.box} />
      {text(label)}
    </>
  )
  return (
    <>
      <p className={`${styles.outcomes} onlyPrint`}>
        {unsaidFacts(entry).map((label) => (
          <span key={label}>
            {text(label)}: {box('entry_dialogue.yes')} {box('entry_dialogue.no')}
          </span>
        ))}
      </p>
      <p className={`${styles.outcomes} onlyPrint`}>
        {(['right', 'changed', 'missed', 'gone'] as const).map((outcome) => (
          <span key={outcome}>{box(`calls.${outcome}`)}</span>
        ))}
        <span>{text('calls.calledOn')} ____________</span>
      </p>
    </>
  )
}

interface CallOutcomesProps {
  row: CallRow
  tellsPlaces: boolean
  onDone: (call: RecordedCall) => void
}

function CallOutcomes({ row: { entry, missed }, tellsPlaces, onDone }: CallOutcomesProps) {
  const text = useText()
  const { run, busy } = useOperation()
  const wayBack = useHere()
  const { uuid, name, updatedAt, checkedAt } = entry
  const record = async (outcome: CallOutcome, places?: string) => {
    const send = () =>
      places === undefined
        ? call('POST /api/recordCall', { entry: uuid, outcome, seen: { updatedAt, checkedAt, missed } })
        : call('POST /api/addEntry', { uuid, places, confirm: true, updatedAt })
    const recorded = await run(send, {
      refresh: callLists,
      handleRefusal: ({ code }) => {
        if (code !== 'stale' && code !== 'not_found') return false
        notify('warning', text('calls.late', { name }))
        return true
      },
    })
    if (recorded) onDone({ title: text(`calls.done.${outcome}`, { name }), undo: recorded.answer.undo })
  }
  const button = (outcome: CallOutcome, state?: PlacesState) => {
    const label = text(state ? `calls.places.${state}` : `calls.${outcome}`)
    return (
      <Button
        key={label}
        look={outcome === 'right' && !state ? 'main' : undefined}
        icon={outcome === 'right' ? 'check' : undefined}
        aria-disabled={busy}
        aria-label={`${label}: ${name}`}
        onClick={() => record(outcome, state && placesWords[state])}
      >
        {label}
      </Button>
    )
  }
  return (
    <Row tight>
      {button('right')}
      {tellsPlaces && placesStates.map((state) => button('right', state))}
      <LinkButton
        icon="edit"
        to={routes.editEntryForm.href(uuid)}
        state={wayBack}
        aria-label={`${text('calls.changed')}: ${name}`}
      >
        {text('calls.changed')}
      </LinkButton>
      {button('missed')}
      {button('gone')}
    </Row>
  )
}
