import { importTypeScript } from './importTypeScript.mjs'

/** What stands in the log is stored, and the specification words part of it. */
const log = ({ key }) => key.startsWith('log.')
/** Providers and visitors are told of "Ihr Eintrag"; to staff it is the "Anbieter". */
const forStaff = 'staff review imports content hub history categories accounts entries calls brochure'.split(
  ' ',
)
/** The column of a file is called UUID. */
const namesColumn = ({ key }) => key === 'error.columns_unknown' || key.startsWith('import_row.')
const specified = ['news_dialogue.removed']

/** One word for one thing, in German: what not to write, what instead, and where it may stand. */
const words = [
  { word: /\bFassung(en)?\b/, instead: 'Version', except: log },
  { word: /\bOberkategorien?\b/, instead: 'Thema', except: log },
  { word: /\b[Ff]reigeben\b/, instead: 'zurückgeben' },
  { word: /^Ersetzen\b/, instead: 'übernehmen', except: ({ key }) => key.startsWith('files.replace') },
  { word: /\bDinge?\b/, instead: 'what it is' },
  { word: /^Wörter$/, instead: 'suchen' },
  { word: /\bBleibender\b/, instead: 'dieser bleibt' },
  { word: /\bUUID\b/, instead: 'Kennung', except: namesColumn },
  { word: /\bGeografische\b/, instead: 'Lage auf der Karte' },
  {
    word: /\bEintr(ag|ags|äge|ägen)\b/,
    instead: 'Anbieter',
    except: (text) => log(text) || !forStaff.includes(text.part) || specified.includes(text.key),
  },
]

/** @param german the German texts by part and key, those of the site by default */
export async function otherWords(german) {
  const parts = german ?? (await importTypeScript('shared/src/catalogues.ts')).catalogues.de
  return Object.entries(parts).flatMap(([part, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      words
        .filter(({ word, except }) => word.test(text) && !except?.({ key, part }))
        .map(({ word, instead }) => `"${key}" of de/${part}.json says ${text.match(word)[0]}: ${instead}`),
    ),
  )
}
