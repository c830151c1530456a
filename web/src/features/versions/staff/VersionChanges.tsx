import type { OutputOf } from '@directory/shared/contract'
import { entryFields, isEntryField } from '@directory/shared/entryFields'
import type { VersionedNoun } from '@directory/shared/history'
import { linkFields } from '@directory/shared/linkFields'
import { newsFields } from '@directory/shared/newsFields'
import { isOfKind, type NounFields } from '@directory/shared/nounFields'
import { longDate } from '../../../lib/format.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { FieldChanges } from '../../../ui/FieldChanges.tsx'
import { labelIdOf } from '../../../ui/staff/NounControl.tsx'

type Changed = OutputOf<'GET /api/versions'>['versions'][number]['changes']

const tables: Readonly<Partial<Record<VersionedNoun, NounFields>>> = { news: newsFields, links: linkFields }

const labelsOfPages: Readonly<Record<string, MessageId>> = {
  text: 'news_dialogue.text',
  format: 'versions.format',
}

export function VersionChanges({ noun, changes }: { noun: VersionedNoun; changes: Changed }) {
  const text = useText()
  const locale = useLocale()
  if (changes.some(({ field }) => field === 'format')) return <p>{text('versions.onlyFormat')}</p>
  const labelOf = (field: string): string => {
    if (noun === 'entries') return isEntryField(field) ? text(entryFields[field].labels.form) : field
    const id = noun === 'pages' ? labelsOfPages[field] : labelIdOf(tables[noun] ?? {}, field)
    return id ? text(id) : field
  }
  const shown = (field: string, value: string): string => {
    const table = tables[noun] ?? {}
    if (isOfKind(table, field, 'day') && value !== '') return longDate(value, locale)
    const kind = noun === 'entries' && isEntryField(field) ? entryFields[field].kind : ''
    const isYesOrNo =
      isOfKind(table, field, 'flag') || kind === 'flag' || (kind === 'tristate' && value !== '')
    return isYesOrNo ? text(value === 'true' ? 'entry_dialogue.yes' : 'entry_dialogue.no') : value
  }
  return (
    <FieldChanges
      changes={changes.map(({ field, before, after }) => ({
        key: field,
        label: labelOf(field),
        before: shown(field, before),
        after: shown(field, after),
      }))}
    />
  )
}
