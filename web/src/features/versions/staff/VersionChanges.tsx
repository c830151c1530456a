import { longDate } from '#lib/format.ts'
import { type MessageId, useLocale, useText } from '#lib/intl.ts'
import { usePlaceWords } from '#lib/usePlaceWords.ts'
import type { OutputOf } from '#shared/contract'
import { isEntryField } from '#shared/fields/entryFields'
import { isOfKind, type NounFields } from '#shared/fields/nounFields'
import { nounHas, nouns, type VersionedNoun } from '#shared/nouns'
import { ownValue } from '#shared/ownValue'
import { positionOf } from '#shared/region'
import { Comparison } from '#ui/Comparison.tsx'
import { labelIdOf } from '#ui/staff/NounControl.tsx'
import { useEntryWords } from '../../entryForm/door.ts'

const labelsOfPages: Readonly<Record<string, MessageId>> = {
  text: 'news_dialogue.text',
  format: 'versions.format',
}

export function useFieldWords(noun: VersionedNoun) {
  const text = useText()
  const locale = useLocale()
  const entryWords = useEntryWords()
  const placeWords = usePlaceWords()
  const table: NounFields = nounHas(noun, 'fields') ? nouns[noun].fields : {}
  const labelOf = (field: string) => {
    if (noun === 'entries') return entryWords.labelOf(field)
    const id = noun === 'pages' ? ownValue(labelsOfPages, field) : labelIdOf(table, field)
    return id ? text(id) : field
  }
  const shown = (field: string, value: string) => {
    if (isOfKind(table, field, 'day') && value !== '') return longDate(value, locale)
    if (noun === 'entries' && isEntryField(field)) return entryWords.valueText(field, value)
    const isFlag = isOfKind(table, field, 'flag')
    return isFlag ? text(value === 'true' ? 'entry_dialogue.yes' : 'entry_dialogue.no') : value
  }
  return ({ field, before, after }: { field: string; before: string; after: string }) => {
    const change = { key: field, label: labelOf(field), isSame: before === after, german: true }
    if (noun === 'entries' && field === 'lat') {
      const [then, today] = [placeOf(before), placeOf(after)]
      return { ...change, now: placeWords(then, today), wanted: placeWords(today) }
    }
    return { ...change, now: shown(field, before), wanted: shown(field, after) }
  }
}

/** Written as `50.05, 10.61`; null if there is none. */
function placeOf(written: string) {
  const [lat = Number.NaN, lon = Number.NaN] = written.split(', ').map(Number)
  return positionOf({ lat, lon })
}

type Changed = OutputOf<'GET /api/versions'>['versions'][number]['changes']

export function VersionChanges({ noun, changes }: { noun: VersionedNoun; changes: Changed }) {
  const text = useText()
  const inWords = useFieldWords(noun)
  if (changes.some(({ field }) => field === 'format')) return <p>{text('versions.onlyFormat')}</p>
  const names = { now: text('import.before'), wanted: text('import.after') }
  return <Comparison names={names} rows={changes.map(inWords)} />
}
