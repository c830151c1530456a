import type { News } from '@directory/shared/news'
import { newsLimits } from '@directory/shared/newsFields'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { useColumnOf } from '../../../ui/staff/useColumnOf.ts'
import { EditableCell } from '../../../ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '../../../ui/table/useChosenColumns.ts'

/** Columns whose cells can be edited; a column's key is in the addresses of sorted tables. */
const names = { title: 'title', occurDate: 'date', showFrom: 'showFrom', showUntil: 'showUntil' } as const
type Edited = keyof typeof names

export function useNewsColumns(stateOf: (item: News) => string): readonly ChoosableColumn<News>[] {
  const text = useText()
  const locale = useLocale()
  const column = useColumnOf<News>()
  const cellOf = (item: News, field: Edited, label: string) => (
    <EditableCell
      noun="news"
      rowKey={item.nuuid}
      label={label}
      field={field}
      name={item.title}
      value={item[field]}
      {...(field === 'title'
        ? { german: true, maxLength: newsLimits.title }
        : { read: (day: string) => dayText(day, locale), type: 'date' as const })}
      updatedAt={item.updatedAt}
      save={async (value, updatedAt) =>
        (await call('POST /api/addnewsentry', { nuuid: item.nuuid, updatedAt, [field]: value })).undo
      }
      refresh={['GET /api/allnews']}
      currentOf={(current) => {
        const theirs = current as News
        return { value: theirs[field], updatedAt: theirs.updatedAt }
      }}
    />
  )
  const edited = (field: Edited, more: Partial<ChoosableColumn<News>> = {}) => {
    const label = `news_dialogue.${names[field]}` as const
    const sortBy = (item: News) => item[field]
    return column(names[field], label, (item) => cellOf(item, field, text(label)), { sortBy, ...more })
  }
  return [
    edited('title', { names: true }),
    edited('occurDate'),
    edited('showFrom'),
    edited('showUntil'),
    column('state', 'news_dialogue.state', stateOf, { sortBy: stateOf }),
  ]
}
