// Takes a message and is busy for good, as natively compiled code may be.
import { answerOnce } from './answerOnce.js'

answerOnce(() => {
  for (;;);
})
