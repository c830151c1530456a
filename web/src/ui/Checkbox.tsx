import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'

interface Props extends ComponentProps<'input'> {
  label: ReactNode
  onTick?: (isTicked: boolean) => void
}

export function Checkbox({ label, onTick, ...rest }: Props) {
  return (
    <label className={styles.check}>
      <input onChange={onTick && (({ target }) => onTick(target.checked))} {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}
