import type { ReactNode } from 'react'
import { dayText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useHere } from '#lib/wayBack.ts'
import type { Column } from '#ui/DataTable.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { CutName } from '#ui/table/CutName.tsx'
import { CutText } from '#ui/table/CutText.tsx'
import { useReportedTopics } from '../../report/door.ts'
import { RequestContact, reviewStyles, TokenMark } from '../../review/door.ts'
import { type InboxFilter, placeInLine, type WaitingRequest } from './useInbox.ts'

const columnsOf = {
  all: ['name', 'kind', 'timestamp', 'text', 'care'],
  entries: ['name', 'timestamp', 'category', 'city', 'twins', 'care'],
  changes: ['name', 'timestamp', 'email', 'token', 'text', 'care'],
} as const satisfies Record<InboxFilter, readonly string[]>
type Key = (typeof columnsOf)[InboxFilter][number]

/** What a column says about a request: a text by which it is also sorted, unless `cell` or `sortBy` differ. */
interface Said {
  label: string
  value: (one: WaitingRequest) => string
  german?: boolean
  cell?: (one: WaitingRequest) => ReactNode
  sortBy?: (one: WaitingRequest) => string
}

/** Address of a request that keeps what the list shows. */
function hrefOf(list: string, { request: { uuid } }: WaitingRequest) {
  const [path, query = ''] = list.split('?')
  return joined('&', `${path}?id=${encodeURIComponent(uuid)}`, query)
}

const entryOf = (one: WaitingRequest) => (one.kind === 'entry' ? one.request : null)

export function useInboxColumns(filter: InboxFilter) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const about = useAbout()
  const here = useHere()
  const care = ({ request: { takenBy, note, questions } }: WaitingRequest) => {
    const answer = questions.at(-1)?.answeredAt ? text('askBack.mark') : ''
    return joined(' · ', answer, joined(': ', staffName(takenBy), note))
  }
  const said: Record<Key, Said> = {
    name: {
      label: text('review.provider'),
      german: true,
      value: ({ name }) => name,
      cell: (one) => (
        <SiteLink to={hrefOf(here.back, one)} state={here}>
          <CutName name={one.name} />
        </SiteLink>
      ),
    },
    kind: {
      label: text('inbox.kind'),
      value: ({ kind }) => text(`inbox.kind.${kind}`),
      cell: ({ kind }) => <span className={reviewStyles.whole}>{text(`inbox.kind.${kind}`)}</span>,
    },
    timestamp: {
      label: text('review.received'),
      value: ({ at }) => dayText(at, locale),
      sortBy: placeInLine,
    },
    category: {
      label: text('entry_dialogue.category'),
      german: true,
      value: (one) => entryOf(one)?.category ?? '',
      cell: (one) => <CutText brief title={entryOf(one)?.category ?? ''} />,
    },
    city: {
      label: text('entry_dialogue.city'),
      value: (one) => [entryOf(one)?.plz, entryOf(one)?.city].join(' '),
      cell: (one) => <CutText brief title={[entryOf(one)?.plz, entryOf(one)?.city].join(' ')} />,
      sortBy: (one) => entryOf(one)?.city ?? '',
    },
    twins: {
      label: text('review.twins'),
      value: (one) => {
        const similar = entryOf(one)?.similar ?? []
        const isKnown = similar.some(({ identical }) => identical)
        return isKnown ? text('review.identical') : text('review.similarCount', { count: similar.length })
      },
    },
    email: {
      label: text('entry_dialogue.email'),
      value: ({ email }) => email,
      cell: ({ email }) =>
        email && (
          <CutText brief title={email}>
            <RequestContact kind="email" value={email} />
          </CutText>
        ),
    },
    token: {
      label: text('review.token'),
      value: (one) => (one.kind === 'change' ? one.request.token : ''),
      cell: (one) => one.kind === 'change' && <TokenMark brief change={one.request} />,
    },
    text: {
      label: text(filter === 'all' ? 'inbox.about' : 'review.changeText'),
      value: (one) => about(one).words,
      cell: (one) => <CutText title={about(one).words} lang={about(one).lang} />,
    },
    care: {
      label: text('review.careShort'),
      german: true,
      value: care,
      cell: (one) => care(one) && <CutText brief title={care(one)} />,
    },
  }
  const columns: Column<WaitingRequest>[] = columnsOf[filter].map((key) => {
    const { value, ...column } = said[key]
    return { cell: value, sortBy: value, ...column, key, names: key === 'name' }
  })
  return { columns, textsOf: (one: WaitingRequest) => Object.values(said).map(({ value }) => value(one)) }
}

/** `lang` if they are its own words. */
function useAbout() {
  const text = useText()
  const topics = useReportedTopics()
  return (one: WaitingRequest): { words: string; lang?: 'de' } => {
    if (one.kind === 'report') return { words: topics(one.request) }
    if (one.kind === 'entry') return { words: one.request.category, lang: 'de' }
    const { changeText, proposal, gone } = one.request
    if (gone) return { words: text('review.gone') }
    if (changeText.trim() === '' && proposal) return { words: text('review.onlyProposal') }
    return { words: changeText, lang: 'de' }
  }
}
