import encodeQr from 'qr'
import type { Pdf } from './pdf.ts'

interface Square {
  left: number
  top: number
  size: number
  colour: string
}

/** Draws the dark cells of a QR code, merging neighbours: a few hundred rectangles in one path. */
export function drawQrCode(pdf: Pdf, url: string, { left, top, size: wanted, colour }: Square): void {
  const framed = encodeQr(url, 'raw', { ecc: 'medium', border: 1 }) // no border is refused: readers need a quiet zone
  const data = framed.slice(1, -1).map((row) => row.slice(1, -1))
  const size = data.length
  const cell = wanted / size
  for (const [row, cells] of data.entries()) {
    for (let from = 0; from < size; from++) {
      if (!cells[from]) continue
      let to = from
      while (to < size && cells[to]) to++
      pdf.rect(left + from * cell, top + row * cell, (to - from) * cell, cell)
      from = to
    }
  }
  pdf.fill(colour)
}
