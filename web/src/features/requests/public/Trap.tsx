import { useText } from '../../../lib/intl.ts'
import styles from './Trap.module.css'

/** A field that nobody sees and only robots fill in; the server looks at it. */
export function Trap() {
  const text = useText()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text('request.trap')}
        <input type="text" name="homepage2" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** What stands in it. */
export function trapped(form: HTMLFormElement): string {
  return String(new FormData(form).get('homepage2') ?? '')
}
