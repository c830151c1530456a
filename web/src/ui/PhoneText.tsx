const numberPattern = /(\+?\(?\d(?:[\d\s().-]|\/(?=\d))*\d)/

/** Lines break between numbers and before remarks, never within a number. */
export function PhoneText({ children }: { children: string }) {
  return children.split(numberPattern).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="noBreak">
        {part}
      </span>
    ),
  )
}
