/** Returns what the QR code in a picture says, or null without one. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const widest = 640

/** Returns the reader of the browser where it has one, otherwise that of a library. */
export async function openReader(): Promise<ReadCode> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await Native?.getSupportedFormats().catch(() => [])) ?? []
  if (Native && formats.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth)
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale)) as [
      number,
      number,
    ]
    if (!context || width === 0) return null
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    try {
      return decode({ width, height, data })
    } catch {
      return null // no code in this picture
    }
  }
}
