export const captchaSize = { width: 100, height: 30 } as const
const noiseLines = 3

const randomBelow = (below: number) => Math.floor(Math.random() * below)

/** 100 × 30 times `scale`, so that an enlarged picture stays sharp. */
export function drawCode(
  context: CanvasRenderingContext2D,
  code: string,
  look: { ink: string; noise: string; font: string; scale: number },
) {
  const { width, height } = captchaSize
  context.setTransform(look.scale, 0, 0, look.scale, 0, 0)
  context.clearRect(0, 0, width, height)
  context.strokeStyle = look.noise
  context.lineWidth = 1
  for (let i = 0; i < noiseLines; i++) {
    context.beginPath()
    context.moveTo(randomBelow(width / 4), randomBelow(height))
    context.lineTo(width - randomBelow(width / 4), randomBelow(height))
    context.stroke()
  }
  context.font = `700 20px ${look.font}`
  context.fillStyle = look.ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  ;[...code].forEach((char, i) => {
    context.save()
    context.translate(10 + i * 16, height / 2 + randomBelow(5) - 1)
    context.rotate(((randomBelow(31) - 15) * Math.PI) / 180)
    context.fillText(char, 0, 0)
    context.restore()
  })
}
