import type { OutputOf } from '@directory/shared/contract'
import { entryFields, isEntryField } from '@directory/shared/entryFields'
import type { VersionedNoun } from '@directory/shared/past'
import { longDate } from '../../../lib/format.ts'
import { type MessageId, useLocale, useText } from '../../../lib/intl.ts'
import { FieldChanges } from '../../../ui/FieldChanges.tsx'

type Changed = OutputOf<'GET /api/versions'>['versions'][number]['changes']

const labels: Readonly<Record<Exclude<VersionedNoun, 'entries'>, Readonly<Record<string, MessageId>>>> = {
  news: {
    title: 'news_dialogue.title',
    text: 'news_dialogue.text',
    occurDate: 'news_dialogue.date',
    website: 'contact.website',
    email: 'contact.email',
    phone: 'contact.phone',
    picture: 'news_dialogue.picture',
    pictureAlt: 'news_dialogue.pictureAlt',
    showFrom: 'news_dialogue.showFrom',
    showUntil: 'news_dialogue.showUntil',
    draft: 'news_dialogue.draft',
  },
  links: {
    name: 'edit_links.name',
    url: 'edit_links.url',
    description: 'edit_links.description',
    category: 'entry_dialogue.category',
    region: 'links.region',
    email: 'contact.email',
    phone: 'contact.phone',
  },
  pages: { text: 'news_dialogue.text', format: 'versions.format' },
}

const days = new Set(['occurDate', 'showFrom', 'showUntil'])

/** The changes from one version to the next. */
export function VersionChanges({ noun, changes }: { noun: VersionedNoun; changes: Changed }) {
  const text = useText()
  const locale = useLocale()
  if (changes.some(({ field }) => field === 'format')) return <p>{text('versions.onlyFormat')}</p>
  const labelOf = (field: string): string => {
    if (noun === 'entries') return isEntryField(field) ? text(entryFields[field].labels.form) : field
    const id = labels[noun][field]
    return id ? text(id) : field
  }
  const shown = (field: string, value: string): string => {
    if (days.has(field) && value !== '') return longDate(value, locale)
    const kind = noun === 'entries' && isEntryField(field) ? entryFields[field].kind : ''
    const isYesOrNo = field === 'draft' || kind === 'flag' || (kind === 'tristate' && value !== '')
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
