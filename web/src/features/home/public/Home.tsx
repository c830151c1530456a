import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { longDate, phoneHref } from '#lib/format.ts'
import { useLocale, useLocalPath, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import { useSettings } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { AnchorButton, LinkButton } from '#ui/Button.tsx'
import hero from '#ui/hero.svg'
import { Icon } from '#ui/Icon.tsx'
import { LinkCard, LinkCardList } from '#ui/LinkCard.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PhoneHours } from '#ui/PhoneHours.tsx'
import { PhoneText } from '#ui/PhoneText.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ImportantNumbers } from '../../contact/door.ts'
import {
  showTownField,
  storePlaceByName,
  TopCategoryTiles,
  TownPicker,
  useDistanceOrigin,
} from '../../entries/door.ts'
import { MyListLink } from '../../mylist/door.ts'
import { Content, EditPageLink } from '../../pages/door.ts'
import { SearchField } from '../../search/door.ts'
import heroStyles from './Hero.module.css'
import styles from './Home.module.css'
import nowStyles from './Now.module.css'

const linkCards = [
  { name: 'search', icon: 'search', to: routes.fastsearch.href() },
  { name: 'categories', icon: 'list', to: routes.categories.href() },
  { name: 'news', icon: 'news', to: routes.news.href() },
  { name: 'links', icon: 'link', to: routes.links.href() },
] as const

export default function Home() {
  const text = useText()
  const topics = useCall('GET /api/topcategories', {}).data ?? []
  return (
    <div className="directory">
      <Hero />
      {topics.length > 0 && (
        <section aria-labelledby="topics">
          <h2 id="topics" className={styles.topics}>
            {text('home.topics')}
          </h2>
          <TopCategoryTiles topics={topics} />
          <p className={`${styles.all} noPrint`}>
            <LinkButton to={routes.categories.href()} icon="list">
              {text('list.allCategories')}
            </LinkButton>
          </p>
        </section>
      )}
      <div className={styles.call}>
        <CallUs />
        <ImportantNumbers isShort />
      </div>
      <p className={`${styles.myList} onlyWithMyList`}>
        <MyListLink />
      </p>
      <ComingNews />
      <BrochureLink />
      <section aria-labelledby="doors">
        <h2 id="doors">{text('home.cards')}</h2>
        <p className={styles.intro}>{text('home.intro')}</p>
        <LinkCardList>
          {linkCards.map(({ name, icon, to }) => (
            <LinkCard
              key={name}
              icon={icon}
              title={text(`nav.${name}`)}
              text={text(`home.${name}.text`)}
              to={to}
            />
          ))}
        </LinkCardList>
      </section>
      <section className={styles.content}>
        <Content name="homepage" />
        <EditPageLink name="homepage" />
      </section>
    </div>
  )
}

function BrochureLink() {
  const { brochure } = useSettings()
  if (!brochure) return null
  return (
    <p className="noPrint">
      <AnchorButton icon="print" href={brochure.path} lang="de">
        {`${brochure.title} (PDF)`}
      </AnchorButton>
    </p>
  )
}

function CallUs() {
  const text = useText()
  const { phone, phoneText, phoneHours } = useSettings()
  const href = phoneHref(phone)
  if (!href) return null
  return (
    <section className={nowStyles.call} aria-labelledby="call">
      <h2 id="call">{text('home.call')}</h2>
      <p className={nowStyles.text}>{text('home.callText')}</p>
      <p>
        <a className={nowStyles.number} href={href}>
          <Icon name="phone" />
          <PhoneText>{phoneText}</PhoneText>
        </a>
      </p>
      {phoneHours && (
        <p className={nowStyles.hours}>
          <PhoneHours />
        </p>
      )}
    </section>
  )
}

/** Low enough for topics to show on the first screen. */
function Hero() {
  const text = useText()
  const { region } = useSettings()
  return (
    <section className={heroStyles.hero}>
      <img className={heroStyles.picture} src={hero} alt="" width="1200" height="420" fetchPriority="high" />
      <div className={heroStyles.words}>
        <PageHeading>
          <span className={heroStyles.line}>{text('home.welcome1')}</span>
          <span className={heroStyles.big}>{text('home.welcome2')}</span>
          <span className={heroStyles.line}>{text('home.welcome3', { region: region.label })}</span>
        </PageHeading>
        <HeroSearch />
      </div>
    </section>
  )
}

function ComingNews() {
  const text = useText()
  const locale = useLocale()
  const { data: items = [] } = useCall('GET /api/news', { coming: 'true' })
  if (items.length === 0) return null
  return (
    <section className={nowStyles.dates} aria-labelledby="coming">
      <h2 id="coming">{text('home.coming')}</h2>
      <PlainList className={nowStyles.list}>
        {items.map(({ nuuid, occurDate, title }) => (
          <li key={nuuid}>
            <Icon name="calendar" />
            <span>
              <time dateTime={occurDate}>{longDate(occurDate, locale)}</time>
              <span className={nowStyles.title} lang="de">
                {title}
              </span>
            </span>
          </li>
        ))}
      </PlainList>
      <SiteLink to={routes.news.href()} className="press noPrint">
        {text('home.allNews')}
      </SiteLink>
    </section>
  )
}

function HeroSearch() {
  const text = useText()
  const action = useLocalPath()(routes.fastsearch.href())
  const navigate = useNavigate()
  const { prefetch } = useContext(ServerState)
  const form = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const from = useDistanceOrigin()
  // Takes over what was typed before the scripts ran.
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('q')
    if (typed) setQuery(String(typed))
  }, [])
  const search = async (typedQuery: string) => {
    const q = typedQuery.trim()
    const place = form.current && String(new FormData(form.current).get('from') ?? '').trim()
    // If several places have that name, the field asks which one is meant.
    if (place && place !== from && ((await storePlaceByName(place)).place?.others.length ?? 0) > 0) {
      showTownField()
      return
    }
    const parameters = new URLSearchParams({ ...(q && { q }), ...(place && { from: place }) }).toString()
    navigate(parameters === '' ? action : `${action}?${parameters}`, { state: { submitted: q } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(query)
  }
  return (
    <search className="noPrint">
      <form ref={form} method="get" action={action} onSubmit={submit} onFocus={() => prefetch(action)}>
        <SearchField
          label={text('home.search.label')}
          hint={text('home.search.hint')}
          value={query}
          onValue={setQuery}
          onSearch={search}
          from={from}
          beside={<TownPicker label={text('home.search.where')} onPick={() => {}} />}
        />
      </form>
    </search>
  )
}
