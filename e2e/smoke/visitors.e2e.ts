import { onlyReads } from '../setup.ts'
import { callAndCollect } from '../visitors/callAndCollect.ts'
import { everyPage } from '../visitors/everyPage.ts'
import { firstScreen } from '../visitors/firstScreen.ts'
import { fromSearchToNumber } from '../visitors/fromSearchToNumber.ts'
import { myList } from '../visitors/myList.ts'

onlyReads()

everyPage('de', ['light'])
for (const journey of [callAndCollect, firstScreen, fromSearchToNumber, myList]) journey('de')
