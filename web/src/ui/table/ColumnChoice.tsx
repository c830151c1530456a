import { useText } from '../../lib/intl.ts'
import { Checkbox } from '../Checkbox.tsx'
import { Row } from '../Row.tsx'
import styles from './Table.module.css'

interface Props {
  choices: readonly { key: string; label: string; shown: boolean }[]
  onShow: (key: string, shown: boolean) => void
}

export function ColumnChoice({ choices, onShow }: Props) {
  const text = useText()
  return (
    <fieldset className={styles.choice}>
      <legend>{text('table.columnsWhich')}</legend>
      <Row className={styles.boxes}>
        {choices.map(({ key, label, shown }) => (
          <Checkbox
            key={key}
            label={label}
            checked={shown}
            onChange={(event) => onShow(key, event.target.checked)}
          />
        ))}
      </Row>
    </fieldset>
  )
}
