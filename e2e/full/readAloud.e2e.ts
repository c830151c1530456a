import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { absent, button, follow, gotFocus, headed, open, press, provider } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

interface Voice {
  lang: string
  localService: boolean
}
type SpeechWindow = Window & { said: string[]; endSentence: () => void }

/** Adds test voices to a page; they say nothing and end a sentence only when told to. */
async function fakeVoices(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.addInitScript((voices) => {
    const speechWindow = window as unknown as SpeechWindow
    let current: EventTarget | null = null
    speechWindow.said = []
    speechWindow.endSentence = () => current?.dispatchEvent(new Event('end'))
    class Utterance extends EventTarget {
      voice: unknown
      lang = ''
      rate = 1
      constructor(public text: string) {
        super()
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(words: Utterance & { voice?: Voice }) {
        current = words
        speechWindow.said.push(`${words.voice?.lang}: ${words.text}`)
      },
      cancel() {
        speechWindow.endSentence()
        current = null
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, voices)
}

const spokenTexts = (page: Page) => page.evaluate(() => (window as unknown as SpeechWindow).said)
const endSentence = (page: Page) => page.evaluate(() => (window as unknown as SpeechWindow).endSentence())
const markedText = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('aloud') ?? [])].map((range) => String(range)).join())

const localVoices: Voice[] = [
  { lang: 'de-AT', localService: false },
  { lang: 'de-DE', localService: true },
]

it('a provider is read aloud, highlighted, stopped, and silent on the next page', async () => {
  const page = await visit(onPhone)
  await fakeVoices(page, localVoices)
  await open(page, provider)
  await press(page, 'Vorlesen')
  await expect.poll(() => spokenTexts(page)).toEqual(['de-DE: Friseurstube am Kirchplatz'])
  expect(await markedText(page)).toBe('Friseurstube am Kirchplatz')
  await look(page)
  await endSentence(page)
  await press(page, 'Pause')
  await press(page, 'Weiter vorlesen')
  const [, second, again] = await spokenTexts(page)
  expect(again).toBe(second)
  for (let i = 0; i < 40 && (await button(page, /Pause/).count()) > 0; i++) await endSentence(page)
  expect((await spokenTexts(page)).join('\n')).not.toMatch(/Weitergeben|Merkliste|Vorlesen/)
  await expect.poll(() => markedText(page)).toBe('')
  await press(page, 'Vorlesen')
  await press(page, 'Beenden')
  expect(await markedText(page)).toBe('')
  await gotFocus(button(page, /Vorlesen/))

  await press(page, 'Vorlesen')
  await follow(page.getByRole('contentinfo'), /Kontakt/)
  await headed(page, 'Kontakt')
  const count = (await spokenTexts(page)).length
  await endSentence(page)
  expect(await spokenTexts(page)).toHaveLength(count)
})

it('text pages and the captcha are read aloud, but not with voices of a remote service or another language', async () => {
  const page = await visit()
  await fakeVoices(page, localVoices)
  await open(page, '/help')
  await press(page, /Vorlesen/)
  await expect.poll(async () => (await spokenTexts(page)).length).toBe(1)
  await open(page, '/addrequest')
  await press(page, /Code vorlesen/)
  expect(await spokenTexts(page)).toEqual([expect.stringMatching(/^de-DE: (?:\S\. ){5}\S$/)])

  const other = await visit()
  const useless = [
    { lang: 'de-DE', localService: false },
    { lang: 'fr-FR', localService: true },
  ]
  await fakeVoices(other, useless)
  for (const path of ['/help', '/addrequest']) {
    await open(other, path)
    await absent(button(other, /vorlesen/i))
  }
})
