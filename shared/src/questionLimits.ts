/** Characters of a question to a submitter, and of the answer. */
export const questionLimit = 2000
export const answerLimit = 4000

/** How many days the link of a question works. */
export const questionLinkDays = 30
