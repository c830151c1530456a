import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useHydrated } from '#lib/hydrated.ts'
import { useLocalPath, useLooseText, useText } from '#lib/intl.ts'
import { defaultPaperFormat } from '#shared/paper'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { FormatFields } from './FormatFields.tsx'
import styles from './Paper.module.css'

/** Loaded on demand, because it includes code of the saved list. */
const ListBooklet = lazy(() => import('./ListBooklet.tsx'))

/** Only the booklet of the visitor's list needs scripts. */
export default function Paper() {
  const text = useText()
  const label = useLooseText()
  const [search] = useSearchParams()
  const topic = search.get('topic') ?? ''
  const town = search.get('town') ?? ''
  const isList = search.get('of') === 'list'
  const { chosen, isUnknown } = useRequestedContent(topic, town)
  const name = isUnknown ? '' : chosen ? label(chosen.title) : town
  const title = isList
    ? text('paper.titleList')
    : name === ''
      ? text('paper.open')
      : text('paper.titleOf', { name })
  return (
    <>
      <Breadcrumb trail={[{ label: text('paper.open') }]} />
      <PageHeading lead={text('paper.lead')}>{title}</PageHeading>
      {isUnknown && (
        <Notice kind="error" role="alert">
          {text('paper.unknown')}
        </Notice>
      )}
      {isList ? (
        <BookletOfOwnList />
      ) : name === '' ? (
        <ContentChoice />
      ) : (
        <BookletForm content={chosen ? { topic } : { town }} />
      )}
    </>
  )
}

function useRequestedContent(topic: string, town: string) {
  const isTown = topic === '' && town !== ''
  const topics = useCall('GET /api/topcategories', {}).data
  const place = useCall('GET /api/place', isTown ? { from: town } : null).data
  const topicInAddress = topics?.find(({ id }) => id === topic)
  const isKnown = isTown ? place?.place !== null : topic === '' || !topics || topicInAddress !== undefined
  return { chosen: topicInAddress, isUnknown: !isKnown }
}

function BookletOfOwnList() {
  const text = useText()
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <>
        <div className="withoutScript">
          <Notice>{text('paper.needsScript')}</Notice>
          <p>
            <LinkButton to={routes.paper.href()}>{text('paper.again')}</LinkButton>
          </p>
        </div>
        <div className="withScript">
          <Skeleton />
        </div>
      </>
    )
  return (
    <Suspense fallback={<Skeleton />}>
      <ListBooklet />
    </Suspense>
  )
}

function BookletForm({ content }: { content: { topic: string } | { town: string } }) {
  const text = useText()
  const action = useLocalPath()(routes.booklet.href())
  const [format, setFormat] = useState(defaultPaperFormat)
  const [[name, value] = ['', '']] = Object.entries(content)
  return (
    <form method="get" action={action} className={styles.form}>
      <input type="hidden" name={name} value={value} />
      <FormatFields format={format} onFormat={setFormat} />
      <Button type="submit" look="main" icon="print">
        {text('paper.make')}
      </Button>
    </form>
  )
}

function ContentChoice() {
  const text = useText()
  const label = useLooseText()
  const action = useLocalPath()(routes.paper.href())
  const topics = useCall('GET /api/topcategories', {}).data ?? []
  const places = useCall('GET /api/places', {}).data ?? []
  return (
    <>
      <section aria-labelledby="paper-topics" className={styles.choice}>
        <h2 id="paper-topics">{text('paper.topics')}</h2>
        <PlainList>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <SiteLink to={routes.paper.href({ topic: id })} className={styles.topic}>
                {label(title)}
              </SiteLink>
            </li>
          ))}
        </PlainList>
      </section>
      <section aria-labelledby="paper-towns">
        <h2 id="paper-towns">{text('paper.towns')}</h2>
        <form method="get" action={action} className={styles.form}>
          <SelectField label={text('paper.town')} name="town" required>
            {places.map((place) => (
              <option key={place.label}>{place.label}</option>
            ))}
          </SelectField>
          <Button type="submit" icon="next">
            {text('paper.next')}
          </Button>
        </form>
      </section>
    </>
  )
}
