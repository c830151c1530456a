import type { PageName } from '@directory/shared/page'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { Card } from '../../components/Card.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { type MessageId, useText } from '../../lib/intl.ts'
import { Content } from './Content.tsx'
import styles from './ContentPage.module.css'

/** A page whose text the association writes. */
export function ContentPage({ name, title }: { name: PageName; title: MessageId }) {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text(title) }]} />
      <PageHeading>{text(title)}</PageHeading>
      <Card className={styles.sheet}>
        <Content name={name} />
      </Card>
    </>
  )
}
