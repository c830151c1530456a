import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useHydrated } from '#lib/hydrated.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { ServerState } from '#lib/serverState.ts'
import type { Problems } from '#lib/useFormProblems.ts'
import { createCode, isSameCode } from '#shared/captcha'
import { utteranceIn } from '#ui/aloud/localVoice.ts'
import { useHasVoice } from '#ui/aloud/useCanRead.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/Row.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Captcha.module.css'
import { captchaSize, drawCode } from './captcha.ts'

/** @param sentCode the code typed for the server's picture, which stays valid if no script runs */
export function useCaptcha(sentCode = '') {
  const [code, setCode] = useState<string | null>(null)
  const [typed, setTyped] = useState(sentCode)
  const refresh = useCallback(() => {
    setCode(createCode())
    setTyped('')
  }, [])
  useEffect(refresh, [refresh])
  /** A wrong code is replaced by a new one. */
  const check = (): Problems => {
    const isWrong = code === null || !isSameCode(typed, code)
    if (isWrong) refresh()
    return new Map(isWrong ? [['captchaCode', 'captcha_wrong']] : [])
  }
  return { code, typed, type: setTyped, refresh, check }
}

interface Props {
  captcha: ReturnType<typeof useCaptcha>
  error: string | undefined
}

/** Without scripts the server draws the picture. */
export function Captcha({ captcha, error }: Props) {
  const text = useText()
  const { form } = useContext(ServerState)
  const hydrated = useHydrated()
  return (
    <div className={styles.captcha}>
      <div className={`withScript ${styles.picture}`}>
        <CodePicture code={captcha.code} onPress={captcha.refresh} />
        <Row>
          <Button onClick={captcha.refresh}>{text('captcha.refresh')}</Button>
          <SpeakButton code={captcha.code} />
        </Row>
      </div>
      {!hydrated && form?.captchaId && (
        <img
          className={`withoutScript ${styles.drawn}`}
          src={`/captcha/${form.captchaId}.svg`}
          alt={text('captcha.picture')}
          width={captchaSize.width * 2}
          height={captchaSize.height * 2}
          // Loaded only if it is displayed.
          loading="lazy"
        />
      )}
      {form?.captchaId && <input type="hidden" name="captchaId" value={form.captchaId} />}
      <TextField
        id="captchaCode"
        name="captchaCode"
        label={text('captcha.label')}
        hint={text('captcha.hint')}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={captcha.typed}
        onValue={captcha.type}
      />
    </div>
  )
}

function CodePicture({ code, onPress }: { code: string | null; onPress: () => void }) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = captchaSize
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || code === null) return
    const { color, borderTopColor, fontFamily } = getComputedStyle(canvas.current)
    // As many pixels as the device shows. Setting the size empties the canvas.
    const scale = Math.max(1, (canvas.current.clientWidth * devicePixelRatio) / width)
    canvas.current.width = width * scale
    canvas.current.height = height * scale
    drawCode(context, code, { ink: color, noise: borderTopColor, font: fontFamily, scale })
  }, [code])
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={width}
      height={height}
      role="img"
      aria-label={text('captcha.picture')}
      onClick={onPress}
    />
  )
}

function SpeakButton({ code }: { code: string | null }) {
  const text = useText()
  const locale = useLocale()
  const canSpeak = useHasVoice(locale)
  const speak = () => {
    const words = code === null ? null : utteranceIn(locale, [...code].join('. '), 0.6)
    if (!words) return
    speechSynthesis.cancel()
    speechSynthesis.speak(words)
  }
  return (
    <Button icon="sound" onClick={speak} className={canSpeak ? '' : styles.mute}>
      {text('captcha.speak')}
    </Button>
  )
}
