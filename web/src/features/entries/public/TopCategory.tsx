import type { TopCategory } from '@directory/shared/category'
import { answeredNames } from '@directory/shared/categoryName'
import { providersInDistrict } from '@directory/shared/providersInDistrict'
import { routes } from '@directory/shared/routes'
import { useCall } from '../../../lib/api.ts'
import { useLooseText, useText } from '../../../lib/intl.ts'
import { usePathParams } from '../../../lib/pathParams.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { CallState } from '../../../ui/CallState.tsx'
import { EmptyNotice } from '../../../ui/EmptyNotice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { findTopic } from './findTopic.ts'

export default function TopicPage() {
  const text = useText()
  const label = useLooseText()
  const { cat = '' } = usePathParams()
  const { data: categoryNames, error, loading, retry } = useCall('GET /api/categories', { topCategory: cat })
  const categoryInfos = useCall('GET /api/categoryinfo', {}).data ?? []
  const categories = categoryNames?.map((name) => {
    const info = categoryInfos.find((info) => info.name === name)
    return { ...answeredNames(), ...info, name, providers: info && providersInDistrict(info) }
  })
  const topic = findTopic(useCall('GET /api/topcategories', {}).data, cat)
  const unknown = error?.status === 404
  const title = unknown
    ? text('categories.unknownTitle')
    : topic
      ? label(topic.title)
      : text('categories.title')
  const allCategoriesLink = (
    <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
  )
  return (
    <div className="directory">
      <Breadcrumb
        trail={[{ label: text('categories.title'), to: routes.categories.href() }, { label: title }]}
      />
      {topic && !unknown ? <TopicHead topic={topic} /> : <PageHeading>{title}</PageHeading>}
      {unknown && <EmptyNotice title={text('categories.unknownText')} actions={allCategoriesLink} />}
      {!unknown && <CallState {...{ error, loading, retry }} title={text('categories.failed')} />}
      {categories && categories.length > 0 && (
        <>
          <CategoryLinks categories={categories} />
          <p className="noPrint">
            <LinkButton to={routes.paper.href({ topic: cat })} icon="print">
              {text('paper.open')}
            </LinkButton>
          </p>
        </>
      )}
      {categories?.length === 0 && (
        <EmptyNotice title={text('categories.topEmpty')} actions={allCategoriesLink} />
      )}
    </div>
  )
}

function TopicHead({ topic: { title, image } }: { topic: TopCategory }) {
  const label = useLooseText()
  const key = `${title}.sentence`
  const sentence = label(key)
  return (
    <div className={styles.head}>
      <img src={image} alt="" width="320" height="200" />
      <div className={styles.headWords}>
        <PageHeading lead={sentence === key ? undefined : sentence}>{label(title)}</PageHeading>
      </div>
    </div>
  )
}
