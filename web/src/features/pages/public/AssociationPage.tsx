import { type MessageId, useText } from '#lib/intl.ts'
import type { PageName } from '#shared/page'
import { ReadAloud } from '#ui/aloud/ReadAloud.tsx'
import { Card } from '#ui/Card.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import { Row } from '#ui/Row.tsx'
import { TextSizeControl } from '#ui/TextSizeControl.tsx'
import { ImportantNumbers, People } from '../../contact/door.ts'
import styles from './AssociationPage.module.css'
import { Content } from './Content.tsx'
import { EditPageLink } from './EditPageLink.tsx'

export default function AssociationPage({ name, title }: { name: PageName; title: MessageId }) {
  const text = useText()
  return (
    <>
      <PageTop title={text(title)} aside={<ReadAloud />} />
      {name === 'assistance' && (
        <>
          <Row className="stack">
            <TextSizeControl />
            <PhoneLine />
          </Row>
          <ImportantNumbers />
        </>
      )}
      <Card className={styles.sheet}>
        <Content name={name} />
      </Card>
      <EditPageLink name={name} />
      {name === 'about' && <People />}
    </>
  )
}
