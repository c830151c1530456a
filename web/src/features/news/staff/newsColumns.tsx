import type { News } from '@directory/shared/news'
import { newsLimits } from '@directory/shared/newsFields'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/dayAndTime.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { EditableCell } from '../../../ui/table/EditableCell.tsx'
import type { ChoosableColumn } from '../../../ui/table/useChosenColumns.ts'

const days = { occurDate: 'date', showFrom: 'showFrom', showUntil: 'showUntil' } as const
type Day = keyof typeof days

export function useNewsColumns(stateOf: (item: News) => string): readonly ChoosableColumn<News>[] {
  const text = useText()
  const locale = useLocale()
  const cellOf = (item: News, field: Day | 'title', label: string) => (
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
  const dayOf = (field: Day, extra = false): ChoosableColumn<News> => {
    const label = text(`news_dialogue.${days[field]}`)
    return {
      key: days[field],
      label,
      cell: (item) => cellOf(item, field, label),
      sortBy: (item) => item[field],
      extra,
    }
  }
  const title = text('news_dialogue.title')
  return [
    {
      key: 'title',
      label: title,
      cell: (item) => cellOf(item, 'title', title),
      sortBy: (item) => item.title,
      names: true,
    },
    dayOf('occurDate'),
    dayOf('showFrom', true),
    dayOf('showUntil', true),
    { key: 'state', label: text('news_dialogue.state'), cell: stateOf, sortBy: stateOf },
  ]
}
