import encodeQr from 'qr'

export interface QrDrawing {
  /** Modules per side, including the quiet zone. */
  size: number
  path: string
}

/** Returns a QR code as one path of horizontal strokes. */
export function qrOf(text: string): QrDrawing {
  const data = encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  const size = data.length
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { size, path: runs.join('') }
}
