import { useCall } from '#lib/api.ts'
import { useLooseText, useText } from '#lib/intl.ts'
import { usePathParams } from '#lib/pathParams.ts'
import { answeredNames } from '#shared/categoryName'
import { providersInDistrict } from '#shared/providersInDistrict'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import styles from './Categories.module.css'
import { CategoryLinks } from './CategoryLinks.tsx'
import { findTopic } from './findTopic.ts'

export default function TopicPage() {
  const text = useText()
  const label = useLooseText()
  const { cat = '' } = usePathParams()
  const { data: categoryNames, ...state } = useCall('GET /api/categories', { topCategory: cat })
  const categoryInfos = useCall('GET /api/categoryinfo', {}).data ?? []
  const categories = categoryNames?.map((name) => {
    const info = categoryInfos.find((info) => info.name === name)
    return { ...answeredNames(), ...info, name, providers: info && providersInDistrict(info) }
  })
  const topic = findTopic(useCall('GET /api/topcategories', {}).data, cat)
  const unknown = state.error?.status === 404
  const titleId = topic?.title ?? 'categories.title'
  const title = unknown ? text('categories.unknownTitle') : label(titleId)
  const sentenceId = `${titleId}.sentence`
  const sentence = label(sentenceId)
  const allCategoriesLink = (
    <LinkButton to={routes.categories.href()}>{text('list.allCategories')}</LinkButton>
  )
  return (
    <div className="directory">
      <Breadcrumb
        trail={[{ label: text('categories.title'), to: routes.categories.href() }, { label: title }]}
      />
      {topic && !unknown ? (
        <div className={styles.head}>
          <img src={topic.image} alt="" width="320" height="200" />
          <div className={styles.headWords}>
            <PageHeading lead={sentence === sentenceId ? undefined : sentence}>{title}</PageHeading>
          </div>
        </div>
      ) : (
        <PageHeading>{title}</PageHeading>
      )}
      {unknown && <EmptyNotice title={text('categories.unknownText')} actions={allCategoriesLink} />}
      {!unknown && <CallState {...state} title={text('categories.failed')} />}
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
