// Takes a message and stays busy for ever, as native code may.
import { answerOnce } from './answerOnce.js'

answerOnce(() => {
  for (;;);
})
