// @vitest-environment happy-dom
import { localVoice } from './localVoice.ts'
import { createPageReader, type ReadingState } from './sentenceReader.ts'

class Utterance extends EventTarget {
  lang = ''
  rate = 1
  constructor(readonly text: string) {
    super()
  }
}
const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

function speaking(...voices: object[]) {
  const spoken: Utterance[] = []
  const cancel = vi.fn()
  const speak = (one: Utterance) => void spoken.push(one)
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak, cancel })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  const states: ReadingState[] = []
  const reader = createPageReader((state) => void states.push(state))
  const end = (type = 'end', error = '') =>
    spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), { error }))
  return { spoken, states, reader, cancel, end }
}

it('takes a voice of the device only, if there is one that of the region', () => {
  speaking(
    voice('far', 'de-DE', false),
    voice('Austria', 'de-AT'),
    voice('Germany', 'de_DE'),
    voice('us', 'en-US'),
  )
  expect([localVoice('de')?.name, localVoice('en')?.name]).toEqual(['Germany', 'us'])
  speaking(voice('far', 'de-DE', false))
  expect(localVoice('de')).toBeNull()
})

describe('reading', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main id="main"><p>Davor.</p><h1>Salon</h1><button>Weg</button>
      <p lang="de">Erster Satz. Hilfe: <a style="display: inline" href="tel:222">222</a></p><p hidden>Nie.</p><nav>Auch nie.</nav>
      <p class="noPrint">Nicht.</p><table><tr><th>Mo</th><td>8-12</td></tr></table><p>Nun <span style="display: inline" lang="en">Last.</span></p></main>`
  })
  const both = [voice('a', 'de-DE'), voice('b', 'en-GB')]
  const marked = () => [...document.querySelectorAll('[data-aloud]')].map((one) => one.localName)

  it('goes from the heading on, sentence by sentence, each in its language and slowly, and ends', () => {
    const { spoken, states, reader, end } = speaking(...both)
    reader.start()
    expect(marked()).toEqual(['h1'])
    for (let n = 0; n < 9 && states.at(-1) === 'reading'; n++) end()
    expect(spoken.map(({ text, lang, rate }) => [text, lang, rate])).toEqual([
      ...['Salon', 'Erster Satz.', 'Hilfe: 2 2 2', 'Montag: 8 bis 12', 'Nun'].map((text) => [
        text,
        'de-DE',
        0.9,
      ]),
      ['Last.', 'en-GB', 0.9],
    ])
    expect([states, marked()]).toEqual([['reading', 'silent'], []])
  })

  it('goes on after a pause with the sentence it was in, and after its end from the start', () => {
    const { spoken, states, reader, cancel, end } = speaking(...both)
    reader.start()
    end()
    const stopped = spoken.at(-1)
    reader.pause()
    expect(cancel).toHaveBeenCalledOnce()
    stopped?.dispatchEvent(new Event('end'))
    reader.goOn()
    expect(spoken.map(({ text }) => text)).toEqual(['Salon', 'Erster Satz.', 'Erster Satz.'])
    end('error', 'interrupted')
    expect(states).toEqual(['reading', 'paused', 'reading'])
    end('error', 'network')
    reader.start()
    expect([spoken.at(-1)?.text, ...states.slice(3)]).toEqual(['Salon', 'silent', 'reading'])
  })
})
