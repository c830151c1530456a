import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { CallState } from '#ui/CallState.tsx'
import styles from '#ui/staff/Tools.module.css'
import { BrochureForm } from './BrochureForm.tsx'
import { LabelsForm } from './LabelsForm.tsx'

export default function EditPaper() {
  const text = useText()
  const { data, ...state } = useCall('GET /api/brochureform', {})
  return (
    <>
      <CallState {...state} title={text('brochure.failed')} />
      {data && (
        <div className={styles.tools}>
          <BrochureForm settings={data} />
          <LabelsForm towns={data.towns} categories={data.categories} />
        </div>
      )}
    </>
  )
}
