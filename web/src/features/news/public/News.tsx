import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { useToday } from '#lib/settings.ts'
import { isComing } from '#shared/comingNews'
import type { News } from '#shared/news'
import { routes } from '#shared/routes'
import { ReadAloud } from '#ui/aloud/ReadAloud.tsx'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { AnchorButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EditLink } from '#ui/EditLink.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import styles from './News.module.css'
import { calendarHref, NewsItem } from './NewsItem.tsx'

export default function NewsPage() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/news', {})
  const { date: today } = useToday()
  const news = data ?? []
  // Coming dates, soonest first, and the rest newest first; news of one day keeps the server's order.
  const coming = news
    .filter((item) => isComing(item, today))
    .sort((a, b) => a.occurDate.localeCompare(b.occurDate))
  const past = news.filter((item) => !isComing(item, today))
  const isCurrent = ({ eventDate, occurDate }: News) => eventDate === '' && occurDate >= today
  return (
    <>
      <Breadcrumb trail={[{ label: text('news.title') }]} aside={<ReadAloud />} />
      <p className={styles.badge}>{text('news.badge')}</p>
      <PageHeading lead={text('news.lead')}>{text('news.title')}</PageHeading>
      <EditLink to={routes.editNews.href()} />
      {data && <GoneItem items={data} />}
      <CallState {...state} title={text('news.failed')} />
      {data?.length === 0 && <EmptyNotice title={text('news.emptyTitle')}>{text('news.empty')}</EmptyNotice>}
      <NewsList
        id="coming"
        title={text('news.coming')}
        orderText={text('news.comingOrder')}
        items={coming}
        isComing
      />
      {coming.length > 0 && <Subscription />}
      {(['current', 'past'] as const).map((id) => (
        <NewsList
          key={id}
          id={id}
          title={text(`news.${id}`)}
          orderText={text('news.pastOrder')}
          items={past.filter((item) => isCurrent(item) === (id === 'current'))}
        />
      ))}
    </>
  )
}

/** Known only in the browser, because servers never receive the part after `#`. */
function GoneItem({ items }: { items: readonly News[] }) {
  const text = useText()
  const hydrated = useHydrated()
  const [, id] = /^#news-(.+)$/.exec(useLocation().hash) ?? []
  if (!hydrated || id === undefined || items.some(({ nuuid }) => nuuid === id)) return null
  return (
    <Notice kind="warning" role="status">
      {text('news.gone')}
    </Notice>
  )
}

interface NewsListProps {
  id: string
  title: string
  orderText: string
  items: readonly News[]
  isComing?: boolean
}

function NewsList({ id, title, orderText, items, isComing = false }: NewsListProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{orderText}</p>
      {items.map((item) => (
        <NewsItem key={item.nuuid} item={item} isComing={isComing} />
      ))}
    </section>
  )
}

/** Absent if the site has no permanent address. */
function Subscription() {
  const text = useText()
  const path = calendarHref(useLocale())
  const { publicUrl } = useContext(ServerState)
  if (publicUrl === undefined) return null
  return (
    <div className={`${styles.subscription} noPrint`}>
      {/* With this scheme a device opens its own calendar, which then requests the address. */}
      <AnchorButton href={publicUrl.replace(/^https?/, 'webcal') + path} icon="calendar" rel="nofollow">
        {text('news.subscribe')}
      </AnchorButton>
      <p>
        {text('news.subscribeText')} <WebAddress>{publicUrl + path}</WebAddress>
      </p>
    </div>
  )
}
