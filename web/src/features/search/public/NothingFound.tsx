import { longDate, phoneHref } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import type { SearchHelp, SiteTitle } from '#shared/searchHelp'
import { sitePages } from '#shared/sitePages'
import { PhoneText } from '#ui/PhoneText.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import styles from './Search.module.css'

interface Props {
  help: SearchHelp
  areOthers?: boolean
  /** The query, if nothing on the site says it. */
  nowhere?: string
}

/** Above the results only the first, so that a provider is on the first screen. */
export function NothingFound({ help, areOthers = false, nowhere }: Props) {
  const text = useText()
  const { place, isNobodyThere, leftOut, number, elsewhere } = help
  const quoted = leftOut.map((word) => text('search.quoted', { word })).join(', ')
  const [first, ...others] = [
    number === 'alike' && text('search.numberUnknown'),
    elsewhere && <Elsewhere key="elsewhere" title={elsewhere} />,
    nowhere && <NotHere key="nowhere" query={nowhere} />,
    isNobodyThere && text('search.placeNobody', { place }),
  ].filter(Boolean)
  if (!areOthers) return first && <p className={styles.before}>{first}</p>
  if (leftOut.length > 0) others.push(text('search.leftOut', { words: quoted }))
  return others.map((sentence, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences never change their order
    <p key={i} className={styles.note}>
      {sentence}
    </p>
  ))
}

function NotHere({ query }: { query: string }) {
  const text = useText()
  const { phone, phoneText } = useSettings()
  const href = phoneHref(phone)
  if (!href) return null
  return (
    <>
      {text('search.notHere', { query })}{' '}
      <a href={href}>
        <PhoneText>{phoneText}</PhoneText>
      </a>
    </>
  )
}

function Elsewhere({ title: { kind, id, title, date } }: { title: SiteTitle }) {
  const text = useText()
  const locale = useLocale()
  const page = kind === 'page' ? sitePages[id] : undefined
  const to = kind === 'news' ? `${routes.news.href()}#news-${id}` : (page?.href ?? routes.links.href())
  return (
    <>
      {text(kind === 'news' ? 'search.inNews' : kind === 'page' ? 'search.inPages' : 'search.inLinks')}{' '}
      <SiteLink to={to} {...(title !== '' && { lang: 'de' })}>
        {title || (page && text(page.title))}
      </SiteLink>
      {date !== '' && `, ${longDate(date, locale)}`}
    </>
  )
}
